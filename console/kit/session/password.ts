import { PASSWORD_LEAST } from './passwordLeast.ts'

/* Long enough for the rule and still among the first that anybody tries, here or anywhere. */
const COMMON = new Set(
  `1234567890 12345678910 123456789a 123456789q 0123456789 0987654321 9876543210 1111111111 0000000000 1122334455 1234512345
  1q2w3e4r5t 1qaz2wsx3edc qwertyuiop qwerty12345 qwerty123456 asdfghjkl1 zxcvbnm123 q1w2e3r4t5 password12 password123
  password1234 passw0rd123 p@ssw0rd123 p@ssword123 iloveyou123 welcome123 welcome1234 administrator admin12345 admin123456
  letmein1234 changeme123 woaini1314520 woaini1314 5201314520 a123456789 aa12345678 abc1234567 abcd123456 abcdefghij
  abc123456789 a1234567890 qq123456789 wang123456 zhang123456 liu1234567 china12345 shanghai123 beijing2008 147258369a
  1472583690 3141592653 millwright millwright1 millwright123`.split(/\s+/),
)

export type PasswordFault = 'short' | 'common'

/** What is wrong with a password that somebody is about to choose. */
export function passwordFault(typed: string): PasswordFault | undefined {
  if (Array.from(typed).length < PASSWORD_LEAST) return 'short'
  const plain = typed.toLowerCase()
  return COMMON.has(plain) || new Set(plain).size < 4 ? 'common' : undefined
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP = 4

/** Sixteen random characters in groups, without those that look alike: it will be read aloud over the noise of a hall. */
export function generatePassword(): string {
  const picked: string[] = []
  while (picked.length < GROUPS * GROUP) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Bytes beyond the last whole multiple would make the first letters likelier.
    if (byte < Math.floor(256 / LETTERS.length) * LETTERS.length) picked.push(LETTERS[byte % LETTERS.length] ?? '')
  }
  return Array.from({ length: GROUPS }, (_, i) => picked.slice(i * GROUP, (i + 1) * GROUP).join('')).join('-')
}
