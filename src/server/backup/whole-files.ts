// Files of a backup: for their owner's eyes only, on the disk before it is called done.
import { existsSync, readdirSync } from 'node:fs'
import { open, readdir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** A new file; throws when it is there already. */
export const openWhole = (file: string): Promise<FileHandle> => open(file, 'wx', 0o600)

/** True for a folder without anything in it, and for none. */
export const isEmptyFolder = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0

/** Makes a folder, and all below it, last through a crash; with `files` their content too. */
export async function syncFolders(folder: string, files = false): Promise<void> {
  // Windows opens no folders; its file systems log renames themselves.
  if (process.platform === 'win32') return
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name), files)
    else if (files && entry.isFile()) await sync(join(folder, entry.name))
  }
  await sync(folder)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
