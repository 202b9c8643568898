// Which typed signatures are shown in the face that looks written: those whose letters it has; all others stay in the plain one. Pure.

/** Letters and signs of names in fonts/dancing-script: Latin with its accents, those of Vietnamese too. */
const LETTERS = /^[ -~\u00a0-\u017e\u1ea0-\u1ef9\u2018\u2019]+$/

/** Whole or not at all: half a name in another face is no signature. */
export const looksWritten = (typed: string): boolean => LETTERS.test(typed.normalize('NFC'))
