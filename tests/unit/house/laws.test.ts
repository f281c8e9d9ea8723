import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const cwd = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(`${cwd}${path}`, 'utf8')
/** A test file as a law names it, and the title of the test where it names one. */
interface Proof {
  readonly file: string
  readonly title?: string | undefined
}
interface Law {
  readonly number: number
  readonly text: string
  readonly proofs: readonly Proof[]
}
const PROOF = /`((?:[\w/]+\/)?\w+(?:\.\w+)*\.ts|tests\/[\w/]+)`(?:\s+"([^"]+)")?/g
/** What is named by its last part was named whole before. */
function lawsIn(text: string): readonly Law[] {
  const whole = [...text.matchAll(/`(tests\/[\w./]+)`/g)].map(([, file = '']) => file)
  const fileOf = (name: string) => (name.startsWith('tests/') ? name : (whole.find((file) => file.endsWith(`/${name}`)) ?? name))
  return [...text.matchAll(/^(\d+)\. ([\s\S]*?)(?=\n\d+\. |\n\n|\n#|$(?![\s\S]))/gm)].map(([, number, law = '']) => ({
    number: Number(number),
    text: law.replace(/\s+/g, ' '),
    proofs: [...law.matchAll(PROOF)].map(([, name = '', title]) => ({ file: fileOf(name), title })),
  }))
}
const pages = globSync('server/**/LAWS.md', { cwd }).map((path) => path.replaceAll('\\', '/'))
const numbered = pages.map((path) => [path, lawsIn(read(path))] as const).filter(([, laws]) => laws.length)

describe('laws', () => {
  it('are there for each of the hard rooms', () => {
    const rooms = [
      'server/access',
      'server/domain/ledger',
      'server/domain/system',
      'server/jobs',
      'server/live',
      'server/store',
      'server/store/audit',
    ]
    expect(numbered.map(([path]) => path).sort()).toEqual(rooms.map((room) => `${room}/LAWS.md`))
  })

  it('are told apart from what they are held by', () => {
    const [one, other] = lawsIn(
      '1. A is B\n   (`tests/a/b.test.ts` "is b").\n2. C is D (`b.test.ts`).\n\n## Next\n\n3. Nobody holds this.\n',
    )
    expect(one?.proofs).toEqual([{ file: 'tests/a/b.test.ts', title: 'is b' }])
    expect(other?.proofs).toEqual([{ file: 'tests/a/b.test.ts', title: undefined }])
    expect(lawsIn('3. Nobody holds this.\n')[0]?.proofs).toEqual([])
  })
})

describe.each(numbered)('the laws of %s', (_path, laws) => {
  it('are numbered without a gap, one sentence each', () => {
    expect(laws.map(({ number }) => number)).toEqual(laws.map((_, at) => at + 1))
  })

  it('are each held by a test that there is, under the title that they name', () => {
    const faults = laws.flatMap(({ number, proofs }) => {
      if (!proofs.length) return [`${number}: no test`]
      return proofs.flatMap(({ file, title }) => {
        if (!existsSync(`${cwd}${file}`)) return [`${number}: ${file} is not there`]
        return title && !read(file).includes(title) ? [`${number}: ${file} has no "${title}"`] : []
      })
    })
    expect(faults).toEqual([])
  })
})
