import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Lower-case hex; what the server knows as the password. Factories open the console over plain http, where browsers withhold `crypto.subtle`. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)))
