import type { DowntimeSummary } from '../domain/analytics/index.ts'
import type { RepairBoard } from '../domain/wall/index.ts'
import { minuteText } from '../kernel/index.ts'
import type { DisplaySettings } from '../live/displays.ts'
import type { Words } from '../platform/words.ts'

export const REFRESH_SECONDS = 30
/** So many lines stand on a screen of 16:9 whose page nobody can scroll, and so many of them are of machines that stand still. */
const [LINES, STOPS] = [9, 6]

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (plain: string) => plain.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * Loads the page again once the server answers: a page that is loaded from a server that is away is gone, and nobody stands before the screen who would
 * bring it back. Until then it says how old its figures are. Nothing is taken away from whoever is typing. Plain ES5.
 */
export const REFRESH_SCRIPT = `setInterval(function () {
  var call = new XMLHttpRequest()
  var box = document.getElementsByTagName('input')[0]
  if (box && box.value) return
  call.onreadystatechange = function () {
    if (call.readyState !== 4) return
    if (call.status === 200) location.replace(location.pathname)
    else document.getElementById('old').style.display = 'block'
  }
  call.open('GET', '/healthz?' + new Date().getTime())
  call.send()
}, ${REFRESH_SECONDS * 1000})
`

/** What browsers of 2012 understand: no variables, no grid, a size in pixels before the one that follows the screen. */
const lookOf = (isDark: boolean) => `
body{margin:0;padding:24px;padding:2vw;font:24px/1.4 sans-serif;font-size:1.5vw;background:${isDark ? '#0a0f1c' : '#fff'};color:${isDark ? '#e6edf7' : '#1f2329'}}
h1,h2{font-size:1.2em;margin:0 0 .3em}h1{font-size:1.4em}h1 small{font-size:.7em;font-weight:normal;opacity:.75;margin-left:1em}table{width:100%;border-collapse:collapse;margin-bottom:.8em}
th,td{text-align:left;padding:.15em .5em;border-bottom:1px solid ${isDark ? '#2a3550' : '#d5d9e0'};vertical-align:top}th{font-weight:normal;opacity:.75}
.counts td{font-size:1.6em;font-weight:bold;border:0}.counts th{border:0}.age{color:${isDark ? '#ff7a70' : '#c62828'};font-weight:bold;white-space:nowrap}
#old{display:none;background:#c62828;color:#fff;padding:.4em;margin-bottom:.6em}p{margin:0 0 .6em}input,button{font:inherit;padding:.3em .6em}`

/** What of a page only its answer knows: the nonce of its policy, and the address of the script. */
interface Place {
  readonly nonce: string
  readonly script: string
}
interface Shown {
  readonly title: string
  readonly note?: string
  /** Said while the server is away. */
  readonly away?: string
  readonly isDark?: boolean
  readonly body: string
}
const shell = (words: Words, { title, note = '', away = '', isDark = true, body }: Shown, { nonce, script }: Place) => `<!doctype html>
<html lang="${words('plainWall.tag')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}"></noscript>
<title>${text(words('bigscreen.title'))}</title><style nonce="${nonce}">${lookOf(isDark)}</style></head><body><div id="old">${text(away)}</div>
<h1>${text(title)}${note && `<small>${text(note)}</small>`}</h1>${body}<script src="${script}"></script></body></html>
`

interface Figures {
  readonly stops: DowntimeSummary
  readonly repairs: RepairBoard
  readonly settings: DisplaySettings
  readonly offsetMinutes: number
}

/** A coarse age, in the words of the wall: minutes on the first half day, then hours, then days. */
function age(words: Words, since: Date, at: Date): string {
  const minutes = Math.max(0, Math.floor((at.getTime() - since.getTime()) / 60_000))
  if (minutes < 60) return words('bigscreen.age.minutes', { n: minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 10 && minutes % 60) return words('bigscreen.age.hoursMinutes', { n: hours, rest: minutes % 60 })
  return hours < 48 ? words('bigscreen.age.hours', { n: hours }) : words('bigscreen.age.days', { n: Math.floor(hours / 24) })
}

const paragraph = (sentence: string) => (sentence ? `<p>${text(sentence)}</p>` : '')
const row = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`
/** Cells come escaped; the second one says for how long. */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table>${row(heads.map((head) => `<th>${text(head)}</th>`))}${rows
    .map((cells) => row(cells.map((cell, at) => `<td${at === 1 ? ' class="age"' : ''}>${cell}</td>`)))
    .join('')}</table>`
const counts = (all: readonly (readonly [string, number])[]) =>
  `<table class="counts">${row(all.map(([name]) => `<th>${text(name)}</th>`))}${row(all.map(([, n]) => `<td>${n}</td>`))}</table>`

/** What stands still and what is being repaired, for how long. */
export function figuresPage(words: Words, { stops, repairs, settings, offsetMinutes }: Figures, place: Place): string {
  const translate = (key: string, values?: Record<string, unknown>) => words(`bigscreen.${key}`, values)
  const { at } = stops
  const line = (machine: string, one: RepairBoard['open'][number] | DowntimeSummary['stopped'][number]) => [
    text(machine),
    text(age(words, one.since, at)),
    text(translate(`status.${one.status}`)),
    text(one.repairerNames.join(translate('stopped.comma')) || translate('stopped.nobody')),
    text(one.description),
  ]
  // As on the wall: machines that are no part of a line are counted alone.
  const shown = stops.stopped.filter(({ isAssembly }) => isAssembly).slice(0, STOPS)
  const elsewhere = stops.stopped.filter(({ isAssembly }) => !isAssembly).length
  const heads = ['machine', 'since', 'status', 'repairers', 'description'].map((key) => words(`plainWall.${key}`))
  const lines = (all: readonly (readonly string[])[], none: string) => (all.length ? table(heads, all) : paragraph(none))
  const time = minuteText(at, offsetMinutes)
  const body = `${counts([
    [translate('kpi.stopped'), stops.stopped.length],
    [translate('kpi.pending'), repairs.pending],
    [translate('kpi.inRepair'), repairs.inRepair],
    [translate('kpi.waitingParts'), repairs.waitingParts],
    [translate('kpi.doneToday'), repairs.doneToday],
  ])}
<h2>${text(translate('stopped.title'))}</h2>${lines(
    shown.map((one) => line([one.workshopName, one.name].filter(Boolean).join(' · '), one)),
    elsewhere ? '' : translate('stopped.allRunning'),
  )}${elsewhere ? paragraph(translate('stopped.elsewhere', { n: elsewhere })) : ''}
<h2>${text(translate('repairs.title'))}</h2>${lines(
    repairs.open.slice(0, LINES - shown.length).map((one) => line(one.equipmentName, one)),
    translate('repairs.none'),
  )}`
  const title = `${stops.plant.name} · ${translate('title')}`
  const note = words('plainWall.asOf', { at: time, seconds: REFRESH_SECONDS })
  return shell(words, { title, note, away: translate('signal.dead', { at: time }), isDark: settings.theme === 'DARK', body }, place)
}

/** Takes the key where there is none, or where the one that is kept opens nothing. */
export function keyPage(words: Words, { action, isRefused }: { action: string; isRefused: boolean }, place: Place): string {
  const title = words(isRefused ? 'bigscreen.refused.title' : 'bigscreen.pairing.title')
  const box = text(words('bigscreen.pairing.placeholder'))
  const body = `${paragraph(words(isRefused ? 'bigscreen.refused.text' : 'plainWall.pair'))}<form method="post" action="${action}">
<p><input name="key" size="48" autocomplete="off" aria-label="${box}" placeholder="${box}">
<button type="submit">${text(words('bigscreen.pairing.submit'))}</button></p></form>`
  return shell(words, { title, body }, place)
}
