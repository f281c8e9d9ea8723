import * as styles from './DowntimePage.module.css'

interface Props {
  readonly words: string
  /** What each turn begins with. */
  readonly keys: readonly (string | undefined)[]
  readonly at: number
}

/** Which part of what shares a place is shown. */
export const Turns = ({ words, keys, at }: Props) =>
  keys.length < 2 ? null : (
    <p className={styles.turns}>
      <b>{words}</b>
      <span aria-hidden="true">
        {keys.map((key, place) => (
          <i key={key} data-now={place === at || undefined} />
        ))}
      </span>
    </p>
  )
