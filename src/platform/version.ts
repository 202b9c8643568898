// The version of the product, from package.json: the build puts it into the server, so that no file is read for it.
import about from '../../package.json' with { type: 'json' }

export const VERSION: string = about.version
