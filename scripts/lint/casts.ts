/**
 * Files of views, machines and composition in which something is cast, with the reason: what the compiler cannot know
 * and the code around it makes sure of. Elsewhere there is no `as` but `as const`, and the `types` of a machine's
 * setup, which the library asks for in this form.
 */
export const casts: Readonly<Record<string, string>> = {
  'src/machines/kit/keys.ts':
    'The library types the keys of any object as text; these two functions are the one place where they get theirs back.',
  'src/machines/kit/language-texts.ts':
    'A generic text less its language is the text again, which the compiler cannot tell.',
  'src/machines/kit/verdict.ts':
    'XState types the actions of a transition by its own kinds; a refusal carries a code by its declaration.',
  'src/views/kit/journey/journey-of.ts': 'XState types what a state says of itself as any; every state names who acts.',
  'src/app/shown-lists.ts': 'A map whose values go by their keys: only `keep` fills it, which is typed.',
}

/** What the rule reads of a node and of what it stands in. */
interface Node {
  readonly type: string
  readonly parent?: Node
  readonly expression?: Node
  readonly properties?: readonly unknown[]
  readonly typeAnnotation?: { readonly typeName?: { readonly name?: string } }
  readonly key?: { readonly name?: string }
}

interface Context {
  readonly filename: string
  readonly cwd: string
  report(problem: { readonly node: Node; readonly message: string }): void
}

const isConst = ({ typeAnnotation }: Node): boolean => typeAnnotation?.typeName?.name === 'const'

/** `types: { context: {} as … }` or `types: {} as …`: an empty object that stands for a type. */
function isTypeOfMachine({ expression, parent }: Node): boolean {
  if (expression?.type !== 'ObjectExpression' || expression.properties?.length !== 0) return false
  const isTypes = (node: Node | undefined): boolean => node?.type === 'Property' && node.key?.name === 'types'
  return isTypes(parent) || isTypes(parent?.parent?.parent)
}

export const rule = {
  create(context: Context) {
    if (Object.keys(casts).some((path) => context.filename.replaceAll('\\', '/').endsWith(`/${path}`))) return {}
    const check = (node: Node): void => {
      if (isConst(node) || isTypeOfMachine(node)) return
      context.report({
        node,
        message: 'A cast hides what the compiler would say (scripts/lint/casts.ts lists the exceptions)',
      })
    }
    return { TSAsExpression: check, TSTypeAssertion: check }
  },
}
