// The password of a locked file, English.
export const en = {
  filePassword: 'Password of {name}',
  filePasswordOnce: 'We use it once, to open this file, and do not keep it.',
  unlock: 'Open the file',
  unlockFile: 'Open {name}',
} as const
