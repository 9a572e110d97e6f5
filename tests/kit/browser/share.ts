import { inject } from 'vitest'

import { keepBrowser } from './browser.ts'
import { beginWith } from './demo-data.ts'

// What the portals of all test files of a run, or of a worker, need once.
beginWith(inject('demoTemplate'))
keepBrowser()
