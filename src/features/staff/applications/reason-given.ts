// When a reason in words says something: the same measure for the server and for the dialog that asks.

/** Letters, once trimmed, from which on a text counts as a reason. */
const SHORTEST = 4

export const isReasonGiven = (text: string): boolean => text.trim().length >= SHORTEST
