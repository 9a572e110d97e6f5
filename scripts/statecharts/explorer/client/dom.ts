type Child = Node | string | null

/** Creates an element with attributes (`onclick` and the like as functions) and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean | (() => void)>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children.filter((child) => child !== null))
  return made
}

/** The page's element with this id. Throws if there is none. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the page has no #${id}`)
  return found
}

/** A button that looks like one. */
export function button(words: string, onclick: () => void, isOff = false): HTMLButtonElement {
  return element('button', { type: 'button', onclick, disabled: isOff }, words)
}

/** A button that looks like a link. */
export function link(words: Node | string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', class: 'link', onclick }, words)
}

/** A name in the code, in a small line of its own. */
export function code(name: string): HTMLElement {
  return element('small', { class: 'code', title: name }, name)
}

/** A table with a heading of columns; the first cell of a row names it. */
export function table(head: readonly Child[], rows: readonly (readonly Child[])[]): HTMLElement {
  return element(
    'div',
    { class: 'table', tabindex: '0', role: 'group' },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...head.map((cell) => element('th', { scope: 'col' }, cell)))),
      element(
        'tbody',
        {},
        ...rows.map(([first = null, ...rest]) =>
          element('tr', {}, element('th', { scope: 'row' }, first), ...rest.map((cell) => element('td', {}, cell))),
        ),
      ),
    ),
  )
}

/** Combines several children into a fragment. */
export function all(...children: readonly Child[]): HTMLElement {
  return element('span', { class: 'all' }, ...children)
}

/** Replaces an element's contents, and restores the focus to the element in the same place, and what was open. */
export function redraw(box: HTMLElement, children: readonly HTMLElement[]): void {
  const focused = box.contains(document.activeElement) ? document.activeElement : null
  const key = focused?.getAttribute('data-keep') ?? null
  const open = new Set(Array.from(box.querySelectorAll<HTMLElement>('details[open] > summary'), keptAs))
  box.replaceChildren(...children)
  for (const summary of box.querySelectorAll<HTMLElement>('details > summary'))
    if (open.has(keptAs(summary))) summary.parentElement?.setAttribute('open', '')
  if (key !== null) [...box.querySelectorAll<HTMLElement>('[data-keep]')].find((one) => keptAs(one) === key)?.focus()
}

function keptAs({ dataset }: HTMLElement): string | undefined {
  return dataset['keep']
}
