import { PASSWORD_LEAST } from '../../kit/session/passwordLeast.ts'

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^\sA-Za-z0-9]/]
const isRow = (text: string) => /^(.)\1+$/u.test(text) || '01234567890abcdefghijklmnopqrstuvwxyz'.includes(text.toLowerCase())

/** A hint while typing: length counts most, variety helps, one's own name or a row of keys does not. */
export function strengthOf(typed: string, username = ''): Strength {
  const length = [...typed].length
  if (length < PASSWORD_LEAST) return 'short'
  const name = username.toLowerCase()
  if (new Set(typed).size < 5 || isRow(typed) || (name && typed.toLowerCase().includes(name))) return 'weak'
  const kinds = CLASSES.filter((kind) => kind.test(typed)).length
  const score = length + kinds * 2
  return score >= 22 ? 'strong' : score >= 15 ? 'fair' : 'weak'
}
