const SECONDS_PER_HOUR = 3600

export const hoursOf = (seconds: number): number => seconds / SECONDS_PER_HOUR
