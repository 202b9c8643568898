// A row's identifier as a type, so that a name or another free text does not pass for one.

/** A UUID, lower case. The shape is as much of it as a type can tell; `isId` tells the rest. */
export type Id = `${string}-${string}-${string}-${string}-${string}`

/** Whether a text from outside is a UUID in lower case, as the product writes them. */
export const isId = (text: string): text is Id => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
