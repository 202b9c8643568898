// Whether an error says that there was no memory left for something.

/** An engine throws it where a buffer cannot be had; where an object of its own cannot be had it ends the process. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError &&
  /allocation failed|Invalid typed array length|array buffer/i.test(error.message)
