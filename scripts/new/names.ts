/** The forms in which a template uses the name of a lifecycle and of its part. */
export interface Names {
  /** `home-visit`, as files, addresses and routes have it. */
  readonly name: string
  readonly camel: string
  readonly Pascal: string
  /** `home_visit`, as tables have it. */
  readonly snake: string
  /** `home visit` */
  readonly words: string
  readonly part: string
  readonly partCamel: string
  readonly PartPascal: string
  /** What the part's texts are called in the dictionaries; refusals begin with it. */
  readonly area: string
  /** `note` or `'home-visit'`, as a property is written. */
  readonly key: string
  /** `.note` or `['home-visit']`, as a property is read. */
  readonly dotKey: string
}

export function namesOf(name: string, part: string): Names {
  const [camel, partCamel] = [camelOf(name), camelOf(part)]
  return {
    name,
    camel,
    Pascal: capitalised(camel),
    snake: name.replaceAll('-', '_'),
    words: name.replaceAll('-', ' '),
    part,
    partCamel,
    PartPascal: capitalised(partCamel),
    area: partCamel,
    key: camel === name ? name : `'${name}'`,
    dotKey: camel === name ? `.${name}` : `['${name}']`,
  }
}

const camelOf = (kebab: string): string => kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
