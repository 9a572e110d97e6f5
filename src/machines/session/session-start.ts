import { sessionSetup } from './session-setup.ts'

/** The initial language. */
export const starting = sessionSetup.createStateConfig({
  description: 'The language is determined and loaded before anything is shown.',
  meta: { title: 'Starting', who: 'browser', requirements: ['LOCALE-03', 'LOCALE-04', 'SHELL-01'] },
  tags: ['starting'],
  initial: 'choosingLanguage',
  states: {
    choosingLanguage: {
      description: 'A stored language wins over the list of supported ones.',
      meta: { title: 'Choosing the language', who: 'browser' },
      always: [
        {
          guard: 'hasStoredLanguage',
          target: 'loadingLanguage',
          actions: 'takeStoredLanguage',
          meta: { requirements: ['LOCALE-03'] },
        },
        { target: 'askingLanguages', meta: { requirements: ['LOCALE-04'] } },
      ],
    },
    askingLanguages: {
      description:
        'The supported languages are fetched; the first is taken or, in a variant, the first that the browser prefers.',
      meta: { title: 'Asking for the languages', who: 'server', requirements: ['LOCALE-04', 'LOCALE-05', 'LOCALE-09'] },
      invoke: {
        src: 'loadSupportedLanguages',
        onDone: {
          target: 'loadingLanguage',
          actions: { type: 'takeLanguages', params: ({ event }) => ({ languages: event.output }) },
        },
        onError: {
          target: 'loadingLanguage',
          actions: 'takeDefaultLanguage',
          description: 'Without the list the catalogue default is used.',
          meta: { requirements: ['LOCALE-02'] },
        },
      },
    },
    loadingLanguage: {
      description: 'The dictionary of the chosen language is loaded.',
      meta: { title: 'Loading the language', who: 'server' },
      invoke: {
        src: 'loadLanguage',
        input: ({ context }) => ({ language: context.language ?? 'zh_CN' }),
        onDone: [
          { guard: 'isCheckPending', target: '#session.halfway', meta: { requirements: ['ROUTE-06'] } },
          { guard: 'hasToken', target: '#session.signedIn' },
          { target: '#session.anonymous' },
        ],
        onError: 'languageFailed',
      },
    },
    languageFailed: {
      description: 'The dictionary could not be loaded; a retry is offered.',
      meta: { title: 'Language not loaded', who: 'visitor' },
      tags: ['languageFailed'],
      on: { 'language.retried': 'loadingLanguage' },
    },
  },
})
