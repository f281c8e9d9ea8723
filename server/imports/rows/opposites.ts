/** Words that turn a name into its opposite, or into another one of the same list: each side in all its spellings. */
const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['min', 'minimum', 'minimal', 'lowest', '最低', '最小', '下限', '最少'],
    ['max', 'maximum', 'maximal', 'highest', '最高', '最大', '上限', '最多'],
  ],
  [
    ['low', 'lower', '低'],
    ['high', 'upper', 'higher', '高'],
  ],
  [
    ['in', 'inbound', 'incoming', 'received', 'receipt', '入', '进'],
    ['out', 'outbound', 'outgoing', 'issued', 'issue', '出'],
  ],
  [
    ['before', 'previous', 'prior', '前', '之前'],
    ['after', 'next', 'following', '后', '之后'],
  ],
  [
    ['begin', 'beginning', 'start', 'started', 'starting', '开始', '起始', '起'],
    ['end', 'ended', 'ending', 'finish', 'finished', '结束', '终止', '止'],
  ],
  [
    ['first', '首', '初'],
    ['last', '末', '终'],
  ],
  [
    ['from', '自'],
    ['to', 'until', '至'],
  ],
  [
    ['planned', 'plan', 'expected', 'scheduled', 'due', '计划', '预计', '应'],
    ['actual', 'real', '实际', '实'],
  ],
  [
    ['old', '旧', '原'],
    ['new', '新'],
  ],
  [
    ['open', 'opened', '开'],
    ['closed', 'close', '关'],
  ],
  [
    ['gross', '毛'],
    ['net', '净'],
  ],
  [
    ['day', '白', '日'],
    ['night', '夜', '晚'],
  ],
  [
    ['with', '含'],
    ['without', '不含', '未'],
  ],
]
const sideOf = new Map(PAIRS.flatMap((pair, at) => pair.flatMap((words, side) => words.map((word) => [word, `${at} ${side}`] as const))))
/** Beginnings that turn an English word round. */
const NEGATIONS = ['un', 'non', 'in', 'im', 'ir', 'dis', 'de', 're', 'no', 'not']
/** A character that turns a Chinese word into its opposite, or into another one of the same list. */
const TURNING = /[不未无非否免下上前后初末高低大小多少进出入起止旧新始终开关]/u

/** The words of a name, also of one written as a key: 'minQuantity' and 'Min. quantity' have the same. */
export const wordsIn = (name: string): string[] =>
  name
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{Script=Han}]+|[a-z]+|\d+/gu) ?? []

/** Which sides of which pairs a name takes; Chinese words stand within others. */
function sidesOf(name: string): string[] {
  const out = wordsIn(name).flatMap((word) =>
    /^[a-z]/.test(word)
      ? [sideOf.get(word)]
      : [...sideOf].filter(([one]) => /^\p{Script=Han}/u.test(one) && word.includes(one)).map(([, side]) => side),
  )
  return [...new Set(out.flatMap((side) => (side === undefined ? [] : [side])))].sort()
}
/** Whether a name says which of two opposites is meant. */
export const takesSide = (name: string): boolean => sidesOf(name).length > 0 || (/\p{Script=Han}/u.test(name) && TURNING.test(name))

/** One of two English names has a beginning more that turns a word of it round. */
function isNegated(a: string, b: string): boolean {
  const [one, other] = [wordsIn(a).join(' '), wordsIn(b)]
  return other.some((word, at) => NEGATIONS.some((start) => other.with(at, `${start}${word}`).join(' ') === one))
}
/** Two names that are nearly spelled the same may still mean opposite things. */
export function mayDiffer(a: string, b: string): boolean {
  const [one, other] = [sidesOf(a), sidesOf(b)]
  return one.join() !== other.join() || isNegated(a, b) || isNegated(b, a)
}

/** A name with one of its words turned round, in every way. */
function turnedRound(name: string): string[] {
  const words = wordsIn(name)
  return words.flatMap((word, at) =>
    PAIRS.flatMap(([left, right]) =>
      [
        [left, right],
        [right, left],
      ].flatMap(([from = [], to = []]) =>
        from.flatMap((one) => {
          if (/^[a-z]/.test(word)) return word === one ? to.map((other) => words.with(at, other).join('')) : []
          return word.includes(one) ? to.map((other) => words.with(at, word.replace(one, other)).join('')) : []
        }),
      ),
    ),
  )
}
/** Whether one of the other names is the opposite of one of these. */
export function hasOpposite(names: readonly string[], others: ReadonlySet<string>): boolean {
  return names.some((name) => turnedRound(name).some((turned) => others.has(turned)))
}
