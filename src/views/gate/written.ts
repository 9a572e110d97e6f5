import type { SyntheticEvent } from 'react'

/** Reads the text fields of a submitted form by name and prevents its default submission. */
export function written(event: SyntheticEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}
