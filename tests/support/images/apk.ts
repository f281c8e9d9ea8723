import { archive } from './archive.ts'

/** A small zip archive, entries stored as they are. */
export const zip = (entries: readonly (readonly [name: string, content: string | Buffer])[]): Buffer =>
  archive(entries.map(([name, content]) => ({ name, content, isStored: true })))

/** What passes for an Android package. */
export const apk = (content: string, padding = 0) =>
  zip([
    ['classes.dex', Buffer.alloc(padding, content)],
    ['AndroidManifest.xml', content],
  ])
