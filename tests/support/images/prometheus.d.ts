/** A parser of what Prometheus reads, which brings no types of its own. */
declare module 'parse-prometheus-text-format' {
  export interface ParsedSample {
    readonly labels?: Readonly<Record<string, string>>
    readonly value?: string
    readonly buckets?: Readonly<Record<string, string>>
    readonly count?: string
    readonly sum?: string
  }
  export interface ParsedMetric {
    readonly name: string
    readonly help: string
    readonly type: 'COUNTER' | 'GAUGE' | 'HISTOGRAM' | 'SUMMARY' | 'UNTYPED'
    readonly metrics: readonly ParsedSample[]
  }
  export default function parse(text: string): ParsedMetric[]
}
