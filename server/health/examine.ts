import { type Found, type HealthCheck, red, type Site, yellow } from './check.ts'
import { reasonOf } from './reason.ts'

/** So long may one check take; a Redis or a mail server that answers nobody would otherwise hold up all the others. */
const PATIENCE_MS = 15_000
function inTime<T>({ isThorough }: HealthCheck, work: Promise<T>): Promise<T> {
  if (isThorough) return work
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`no answer after ${PATIENCE_MS / 1000} s`), { code: 'ETIMEDOUT' })),
      PATIENCE_MS,
    )
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** One check. It never fails: that it could not be carried out is a finding too. */
export async function examineOne(check: HealthCheck, site: Site): Promise<readonly Found[]> {
  const { name, group } = check
  const of = { check: name, group }
  try {
    const found = await inTime(
      check,
      Promise.resolve().then(() => check.run(site)),
    )
    return [found].flat().map((one) => ({ ...one, ...of }))
  } catch (error) {
    return [{ ...red('failed', { ...reasonOf(error) }), ...of }]
  }
}

/** Which checks there are for whoever looks: the server at itself, or somebody beside it. */
export const fitting = (checks: readonly HealthCheck[], { isSelfCheck }: Pick<Site, 'isSelfCheck'>) =>
  checks.filter(({ isExternal }) => !isExternal || !isSelfCheck)

const baseOpens = (site: Site) =>
  site.store().then(
    () => true,
    () => false,
  )
/** Asks all checks, in their order. Those that read the base are left out where it does not open: its own check says why. */
export async function examine(checks: readonly HealthCheck[], site: Site): Promise<readonly Found[]> {
  const selected = fitting(checks, site)
  const opens = selected.some(({ needsBase }) => needsBase) && (await baseOpens(site))
  const found = await Promise.all(selected.filter(({ needsBase }) => opens || !needsBase).map((check) => examineOne(check, site)))
  return found.flat()
}

/** Mends what can be mended by itself, in a base only if that opens; what it cannot, the next look shows. */
export async function fixAll(checks: readonly HealthCheck[], site: Site): Promise<readonly Found[]> {
  const failures: Found[] = []
  for (const { name, group, fix, needsBase } of fitting(checks, site)) {
    if (!fix || (needsBase && !(await baseOpens(site)))) continue
    try {
      await fix(site)
    } catch (error) {
      failures.push({ ...yellow('unmended', { ...reasonOf(error) }), check: name, group })
    }
  }
  return failures
}
