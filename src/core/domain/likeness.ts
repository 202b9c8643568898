// What is said of two names: how sure it is that they are one's, and why.

/** 'unsure': neither may be taken for a fact; what is careful then is for the caller to say. */
export type Sureness = 'same' | 'unsure' | 'different'

export type LikenessReason =
  /** But for capitals, accents, signs, spaces and the ways in which a form is written. */
  | 'spelling'
  /** One of them is empty or has no letter. */
  | 'no-name'
  | 'form-missing'
  | 'form-differs'
  | 'middle-name'
  | 'initial'
  | 'called-so'
  | 'generation'
  | 'particle'
  | 'order'
  | 'slip'
  | 'cut'
  /** One has words that the other has not. */
  | 'part'
  | 'trade-name'
  | 'numbers'
  | 'script'
  /** One has two letters where the other has a letter that keyboards and passports write so. */
  | 'letters'
  | 'words'

export interface Likeness {
  readonly sure: Sureness
  readonly why: LikenessReason
}
