// Which keys a file store takes: paths of plain names, so that none can leave its folder or bucket.

const name = '[A-Za-z0-9_][A-Za-z0-9_.-]*'
const path = new RegExp(`^${name}(?:/${name})*$`)
// Device names that Windows does not allow as files.
const reserved = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i

export const isBlobKey = (key: string): boolean =>
  key.length <= 400 && path.test(key) && !/\.(?:\/|$)/.test(key) && !reserved.test(key)
