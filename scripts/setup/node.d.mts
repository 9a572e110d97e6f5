interface Running {
  /** For example linux-x64. */
  readonly platform: string
  readonly version: string
  readonly execPath: string
}

export declare const oldestForSetup: number
export declare const oldestForPortal: number
export declare function majorOf(version: string): number
export declare function nodeForPortal(root: string, running?: Running): string
