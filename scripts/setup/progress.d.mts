export declare function seconds(milliseconds: number): string
export declare function step<Result>(title: string, work: () => Promise<Result>): Promise<Result>
