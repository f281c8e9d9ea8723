import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import parsePage from 'parse-prometheus-text-format'
import { parse } from 'yaml'
import { root } from '../../../server/platform/paths.ts'

const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

export interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: Readonly<Record<string, string>>
}
interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
}
export const alertRules = (): Rule[] =>
  (parse(read('docker/prometheus/rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules)
export const dashboard = () => JSON.parse(read('docker/grafana/millwright.json')) as { uid: string; panels: Panel[] }

/** Every question that the dashboard and the alerts ask, with where. */
export const questions = (): [where: string, expr: string][] => [
  ...alertRules().map(({ alert, expr }): [string, string] => [`alert ${alert}`, expr]),
  ...dashboard().panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }): [string, string] => [`panel ${title}`, expr])),
]

interface Asked {
  /** What of it is no PromQL. */
  readonly faults: readonly string[]
  readonly metrics: readonly string[]
  /** Labels by which it picks or groups. */
  readonly labels: readonly string[]
}
/** What a question asks for, by the grammar of Prometheus itself. */
export function askedBy(expr: string): Asked {
  const [faults, metrics, labels]: string[][] = [[], [], []]
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      const text = expr.slice(from, to)
      if (type.isError) faults?.push(`at ${from}`)
      if (type.name === 'Identifier') metrics?.push(text)
      if (type.name === 'LabelName') labels?.push(text)
    },
  })
  return { faults: faults ?? [], metrics: metrics ?? [], labels: labels ?? [] }
}

export interface Series {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}
/**
 * Every sample of a page by itself. The parser takes a histogram for one thing and forgets what tells several of a name apart, so here it reads all of
 * them as single figures.
 */
export const seriesOf = (page: string): Series[] =>
  parsePage(page.replace(/^# TYPE \S+ histogram$/gm, '')).flatMap(({ name, metrics }) =>
    metrics.map(({ labels = {}, value }) => ({ name, labels, value: Number(value) })),
  )
