/** Series by which an alert is tried: their values at each minute, in the words of promtool. */
export type Values = Readonly<Record<string, string>>
interface Case {
  readonly fires: Values
  /** The same one step better, at which nobody is told. */
  readonly rests: Values
  /** When it is looked at. */
  readonly minutes?: number
}
const OF = 'job="millwright",instance="scheduler:4000"'
const MB = 2 ** 20
const held = (value: number) => `${value}x120`
const rising = (each: number) => `0+${each}x120`
const level = (series: string, bad: number, good: number): Case => ({ fires: { [series]: held(bad) }, rests: { [series]: held(good) } })
const rate = (series: string, bad: number, good: number): Case => ({ fires: { [series]: rising(bad) }, rests: { [series]: rising(good) } })

const calls = (status: string) => `http_request_duration_seconds_count{${OF},status="${status}"}`
const within = (seconds: string) => `http_request_duration_seconds_bucket{${OF},route="/graphql",le="${seconds}"}`
const served = (inTime: number): Values => ({ [within('1')]: rising(inTime), [within('2.5')]: rising(100), [within('+Inf')]: rising(100) })
/** A container of 768 MB, and the heap that V8 grants itself in it. */
const memory = (residentMb: number, heapMb: number): Values => ({
  [`process_resident_memory_bytes{${OF}}`]: held(residentMb * MB),
  [`process_memory_limit_bytes{${OF}}`]: held(768 * MB),
  [`nodejs_heap_size_used_bytes{${OF}}`]: held(heapMb * MB),
  [`nodejs_heap_size_limit_bytes{${OF}}`]: held(408 * MB),
})
const BACKUP = 'millwright_backup_last_timestamp_seconds'

/** What makes each alert fire, and what does not yet. */
export const ALERT_CASES: readonly (readonly [alert: string, of: Case])[] = [
  ['MillwrightDown', level(`up{${OF}}`, 0, 1)],
  ['MillwrightRestarts', rate(`process_start_time_seconds{${OF}}`, 60, 0)],
  ['MillwrightHealthRed', level('millwright_health_check{check="dataFolder"}', 2, 1)],
  [
    'MillwrightErrors',
    { fires: { [calls('200')]: rising(97), [calls('500')]: rising(3) }, rests: { [calls('200')]: rising(99), [calls('500')]: rising(1) } },
  ],
  ['MillwrightSlow', { fires: served(94), rests: served(96) }],
  ['MillwrightEventLoopLate', level(`nodejs_eventloop_lag_p99_seconds{${OF}}`, 0.36, 0.34)],
  ['MillwrightMemory', { fires: memory(670, 200), rests: memory(640, 340) }],
  ['MillwrightMemory', { fires: memory(500, 350), rests: memory(640, 340) }],
  ['MillwrightJobsFail', rate('millwright_job_runs_total{job_name="sendNotices",outcome="failed"}', 0.2, 0.05)],
  ['MillwrightJobsWait', level('millwright_jobs_oldest_age_seconds{state="waiting"}', 601, 599)],
  ['MillwrightJobHangs', level('millwright_jobs_oldest_age_seconds{state="active"}', 7201, 7199)],
  ['MillwrightOutboxWaits', level('millwright_outbox_oldest_age_seconds', 301, 299)],
  ['MillwrightRedisAway', level('millwright_redis_up{use="queue"}', 0, 1)],
  ['MillwrightBaseBusy', rate('millwright_base_busy_total{by="lock"}', 12, 3)],
  ['MillwrightConnectionsWait', level(`millwright_base_waiting{${OF},pool="writing"}`, 3, 2)],
  ['MillwrightSlowStatements', rate('millwright_slow_statements_total{class="read"}', 15, 9)],
  ['MillwrightWalLarge', level('millwright_base_wal_size_bytes', 4.1e9, 3.9e9)],
  ['MillwrightBackupLate', { fires: { [BACKUP]: '60x2400' }, rests: { [BACKUP]: '60+60x2400' }, minutes: 2300 }],
  [
    'MillwrightContinuousBackupLate',
    {
      fires: { millwright_backup_continuous_timestamp_seconds: held(60) },
      rests: { millwright_backup_continuous_timestamp_seconds: '60+60x120' },
    },
  ],
  ['MillwrightAuditNotSealed', level('millwright_audit_unsealed_age_seconds{log="operationLog"}', 301, 299)],
  ['MillwrightLogInsQueue', level('millwright_password_hashes_pending', 41, 39)],
]
