import { PATHS } from './iconPaths.ts'

export type IconName = keyof typeof PATHS

const isIcon = (name: string): name is IconName => name in PATHS

/** Decorative always; the control around it carries the words. */
export function Icon({ name, size = 16 }: { name: IconName | (string & {}); size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 18 ? 1.6 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isIcon(name) ? PATHS[name] : PATHS.list} />
    </svg>
  )
}
