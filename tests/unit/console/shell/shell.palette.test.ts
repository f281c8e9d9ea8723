// @vitest-environment happy-dom
import { match } from 'pinyin-pro'
import { beforeEach, describe, expect, it } from 'vitest'
import { detectNewBuild, newerBuild } from '../../../../console/kit/network/build.ts'
import { createBell, MOST_ENTRIES, unseenCount } from '../../../../console/kit/overlays/bell.ts'
import { createFavourites, MOST_FAVOURITES, parseFavourites } from '../../../../console/shell/later/favourites.ts'
import { createRecents, MOST_RECENTS } from '../../../../console/shell/later/recents.ts'
import { closeness, closenessOf } from '../../../../console/shell/palette/matching.ts'
import { type Candidates, type GroupName, rankedGroups } from '../../../../console/shell/palette/ranking.ts'

const spelling = (text: string, typed: string) => match(text, typed, { precision: 'start', continuous: true })
const pages = [
  { aliases: ['设备维修', 'Equipment repair'] },
  { aliases: ['报修单', 'Fault reports'] },
  { aliases: ['维修单', 'Repairs'] },
  { aliases: ['设备', 'Equipment'] },
  { aliases: ['角色', 'Roles'] },
]
const command = (aliases: readonly string[], rest: object = {}) => ({
  name: aliases.join(),
  label: aliases[0] ?? '',
  icon: 'list',
  aliases,
  perform: () => undefined,
  ...rest,
})
const among = (name: GroupName, all: readonly (readonly string[])[]): Candidates => ({
  name,
  commands: all.map((one) => command(one)),
  most: 8,
})
const ranked = (all: readonly Candidates[], typed: string, recent: readonly string[] = []) =>
  rankedGroups(all, { typed, spelling, recent }).map(({ name, commands }) => [name, commands.map(({ label }) => label)])
const found = (typed: string) =>
  rankedGroups(
    [
      among(
        'pages',
        pages.map(({ aliases }) => aliases),
      ),
    ],
    { typed, spelling, recent: [] },
  ).flatMap(({ commands }) => commands.map(({ label }) => label))

describe('what is typed into the palette', () => {
  it('finds Chinese names by initials, by their spelling and by part of it', () => {
    expect(found('bxd')[0]).toBe('报修单')
    expect(found('baoxiudan')[0]).toBe('报修单')
    expect(found('baoxiu')[0]).toBe('报修单')
    expect(found('wxd')[0]).toBe('维修单')
    expect(found('sb').slice(0, 2).sort()).toEqual(['设备', '设备维修'])
    expect(found("bao'xiu")[0]).toBe('报修单')
  })

  it('finds both names, whichever is shown, in any width and case', () => {
    expect(found('fault')[0]).toBe('报修单')
    expect(found('ＦＡＵＬＴ')[0]).toBe('报修单')
    expect(found('报修')[0]).toBe('报修单')
    expect(found('faurep')[0]).toBe('报修单')
  })

  it('prefers what is called exactly so, then what begins so', () => {
    expect(found('设备')[0]).toBe('设备')
    expect(found('equipment')[0]).toBe('设备')
    expect(closeness(['Repairs'], 'repairs')).toBeGreaterThan(closeness(['Repairs'], 'rep'))
    expect(closeness(['Repairs'], 'rep')).toBeGreaterThan(closeness(['My repairs'], 'rep'))
  })

  it('finds nothing by letters that are only there by chance, nor without any', () => {
    for (const typed of ['', '  ', 'zzz', 'xyqk', '0007']) expect([typed, found(typed)]).toEqual([typed, []])
    expect(closeness(['报修单'], 'bxd')).toBe(0)
  })
})

describe('what was found', () => {
  const record = (title: string, match: 'EXACT' | 'PREFIX' | 'PART' | 'INDIRECT', to = title) =>
    command([title], { closeness: closenessOf(match), favourite: { to } })
  const records = (name: GroupName, commands: readonly ReturnType<typeof record>[]): Candidates => ({ name, commands, most: 6 })

  it('stands in the order of its kinds, exact ones first and vague ones last', () => {
    const all = [
      among('pages', [['凹印机维修'], ['设备']]),
      records('LINE', [record('凹印机 7 号 · BX1', 'PREFIX')]),
      records('OTHER', [record('凹印机 7 号 校准', 'PREFIX')]),
      records('PERSON', [record('凹印机长', 'PREFIX')]),
      records('NUMBER', [record('X-凹印机', 'PART')]),
      records('ASSET', [record('旧凹印机', 'PART'), record('凹印机 7 号', 'PREFIX')]),
    ]
    expect(ranked(all, '凹印机')).toEqual([
      ['ASSET', ['凹印机 7 号', '旧凹印机']],
      ['NUMBER', ['X-凹印机']],
      ['PERSON', ['凹印机长']],
      ['pages', ['凹印机维修']],
      ['OTHER', ['凹印机 7 号 校准']],
      ['LINE', ['凹印机 7 号 · BX1']],
    ])
    const vague = [
      records('ASSET', [record('A', 'INDIRECT')]),
      among('pages', [['凹印机维修']]),
      records('LINE', [record('凹印机', 'EXACT')]),
    ]
    expect(ranked(vague, '凹印机').map(([name]) => name)).toEqual(['LINE', 'pages', 'ASSET'])
  })

  it('that was opened lately comes before others of its kind that fit alike', () => {
    const all = [
      records('ASSET', [record('凹印机 1 号', 'PREFIX', '/1'), record('凹印机 3 号', 'PREFIX', '/3'), record('大凹印机', 'PART', '/9')]),
    ]
    expect(ranked(all, '凹印机', ['/9', '/3'])).toEqual([['ASSET', ['凹印机 3 号', '凹印机 1 号', '大凹印机']]])
  })

  it('by a verb is the action first and its pages after it, unless a page is called exactly so', () => {
    const all = [among('pages', [['报修单', '停机']]), among('actions', [['报修', '停机', 'stopped']])]
    expect(ranked(all, '停机').map(([name]) => name)).toEqual(['actions', 'pages'])
    expect(ranked(all, '报修单').map(([name]) => name)).toEqual(['pages'])
  })
})

describe('the bell', () => {
  beforeEach(() => sessionStorage.clear())
  const told = (title: string) => ({ type: 'error' as const, title })

  it('keeps the latest fifty over a reload, for one person', () => {
    const bell = createBell(sessionStorage)
    bell.open(7)
    for (let i = 0; i < MOST_ENTRIES + 5; i++) bell.add(told(`m${i}`))
    const again = createBell(sessionStorage)
    again.open(7)
    expect([again.get().length, again.get()[0]?.title]).toEqual([MOST_ENTRIES, `m${MOST_ENTRIES + 4}`])
    const other = createBell(sessionStorage)
    other.open(8)
    expect(other.get()).toEqual([])
    again.leave()
    expect([again.get().length, sessionStorage.length]).toEqual([0, 1])
  })

  it('counts what nobody has seen; what is said again is new again', () => {
    const bell = createBell(sessionStorage)
    bell.open(7)
    bell.add({ ...told('a'), id: 'a' })
    bell.add({ ...told('b'), id: 'b' })
    expect(unseenCount(bell.get())).toBe(2)
    bell.seen(['a'])
    expect(unseenCount(bell.get())).toBe(1)
    bell.seen()
    bell.add({ ...told('a'), id: 'a' })
    expect([unseenCount(bell.get()), bell.get().map(({ id }) => id)]).toEqual([1, ['a', 'b']])
    bell.clear('a')
    expect(bell.get().map(({ id }) => id)).toEqual(['b'])
    bell.clear()
    expect(bell.get()).toEqual([])
  })

  it('takes in what was said before anybody knew who is here, and survives a broken memory', () => {
    sessionStorage.setItem('bell:7', '[null,{"title":3},{"title":"old","id":"o","type":"info","at":1}]')
    const bell = createBell(sessionStorage)
    bell.add(told('early'))
    bell.open(7)
    expect(bell.get().map(({ title }) => title)).toEqual(['early', 'old'])
    sessionStorage.setItem('bell:9', '{')
    const other = createBell(sessionStorage)
    other.open(9)
    expect(other.get()).toEqual([])
  })
})

describe('favourites', () => {
  beforeEach(() => localStorage.clear())

  it('come and go, and know whether the server has them', () => {
    const mine = createFavourites(localStorage)
    mine.open(7)
    let heard = 0
    mine.onChange(() => heard++)
    mine.toggle({ to: '/a' })
    mine.toggle({ to: '/b?open=5', title: 'BX-5', resource: 'reportLog', plantId: '1' })
    expect([mine.has('/a'), mine.isUnsent(), heard]).toEqual([true, true, 2])
    mine.sent(mine.text())
    expect(mine.isUnsent()).toBe(false)
    mine.toggle({ to: '/a' })
    expect(mine.get().map(({ to }) => to)).toEqual(['/b?open=5'])
    const elsewhere = createFavourites(localStorage)
    elsewhere.open(7)
    expect(elsewhere.text()).toBe(mine.text())
    elsewhere.adopt('[{"to":"/c"}]')
    expect([elsewhere.has('/c'), elsewhere.isUnsent()]).toEqual([true, false])
    elsewhere.open(8)
    expect(elsewhere.get()).toEqual([])
  })

  it('lead nowhere else, and are never too many', () => {
    expect(parseFavourites('{')).toEqual([])
    expect(parseFavourites('{"to":"/a"}')).toEqual([])
    expect(parseFavourites('[{"to":"//evil.example"},{"to":"javascript:1"},null,{"to":"/ok"}]')).toEqual([{ to: '/ok' }])
    const many = JSON.stringify(Array.from({ length: 99 }, (_, at) => ({ to: `/p${at}` })))
    expect(parseFavourites(many)).toHaveLength(MOST_FAVOURITES)
  })
})

describe('what was looked at last', () => {
  beforeEach(() => localStorage.clear())
  it('stands on top once, per person and plant', () => {
    const mine = createRecents(localStorage)
    mine.open(7, '1')
    for (let i = 0; i < MOST_RECENTS + 3; i++) mine.add({ to: `/p${i}` })
    mine.add({ to: '/p10', title: 'again' })
    expect([mine.get().length, mine.get()[0]]).toEqual([MOST_RECENTS, { to: '/p10', title: 'again' }])
    mine.open(7, '2')
    expect(mine.get()).toEqual([])
    mine.open(7, '1')
    expect(mine.get()[0]?.to).toBe('/p10')
  })
})

describe('the build', () => {
  const answer = (build?: string) => detectNewBuild(new Response('', build ? { headers: { 'x-console-build': build } } : {}))
  it('of a page that no server has marked is never an old one', () => {
    answer('abc')
    answer()
    expect(newerBuild.get()).toBe('')
  })
})
