import { afterEach, expect } from 'vitest'
import { takeBreaches } from './query-rules.ts'

afterEach(() => expect(takeBreaches()).toEqual([]))
