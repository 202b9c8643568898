// Whether a business is its owner: then its tax id is the owner's SSN.

/** By the answer to the classification, as it is stored or typed. */
export const isSoleProprietor = (classification: unknown): boolean => classification === 'Sole Proprietorship'
