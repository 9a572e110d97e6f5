export declare function packagesAreCurrent(root: string): boolean
export declare function ensurePackages(root: string): Promise<void>
