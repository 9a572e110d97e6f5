import type { SpawnOptions } from 'node:child_process'

export declare function run(command: string, parameters: readonly string[], options?: SpawnOptions): Promise<string>
