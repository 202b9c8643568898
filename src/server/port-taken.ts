// What is said where the port of a server is taken: which one, and which setting chooses another.

/** For `catch` behind a listen; what else went wrong is thrown as it is. */
export const portTaken =
  (setting: 'PORT' | 'METRICS_PORT', port: number) =>
  (cause: unknown): never => {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause
    throw new Error(`Something else listens on port ${port}. Choose another one with ${setting}.`, { cause })
  }
