/** The letter of an option by its place from 0: A to L, in every language as on a printed paper. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)
