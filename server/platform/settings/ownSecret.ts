import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { privateFolder } from '../disk/privateFiles.ts'
import { rule } from './settingRules.ts'

/** Characters. */
export const SECRET_MIN = 32
const fileIn = (dataDir: string) => join(dataDir, 'jwt.secret')
const newSecret = () => randomBytes(48).toString('base64url')

function longEnough(secret: string, dataDir: string): string {
  if (secret.length >= SECRET_MIN) return secret
  throw new Error(rule('secretShort', { file: fileIn(dataDir) }))
}
const failed = (dataDir: string, error: unknown) => new Error(rule('secretUnkept', { folder: dataDir, reason: (error as Error).message }))
const readIn = (dataDir: string) => readFileSync(fileIn(dataDir), 'utf8').trim()

/** The secret of this installation: made once, readable by its owner alone. Throws what is wrong with it, as a rule of JWT_SECRET. */
export function ensureSecret(dataDir: string): string {
  try {
    privateFolder(dataDir)
    writeFileSync(fileIn(dataDir), newSecret(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw failed(dataDir, error)
  }
  return foundSecret(dataDir)
}

/** The secret that is there; where none is, one that is kept nowhere and that nothing was ever signed with. Throws as the other does. */
export function foundSecret(dataDir: string): string {
  let secret: string
  try {
    secret = readIn(dataDir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw failed(dataDir, error)
    return newSecret()
  }
  return longEnough(secret, dataDir)
}
