import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const ptPTAssistant = {
  name: 'Assistente',
  open: 'Abrir o assistente',
  collapse: 'Recolher o assistente',
  move: 'Mover o assistente: teclas de setas, ou prima para passar ao canto seguinte',
  moved:
    'Assistente movido: a {x} {{x:|píxel|||de píxeis|píxeis}} da margem lateral e a {y} {{y:|píxel|||de píxeis|píxeis}} do topo',
  question: 'O que procura?',
  example: 'Por exemplo: cursos, turmas, palavra-passe',
  clear: 'Limpar o texto',
  tasks: 'O que tem por fazer',
  pages: 'Páginas',
  articles: 'Centro de ajuda',
  suggestedPages: 'Páginas mais úteis',
  found: '{count} {{|resultado|||de resultados|resultados}}',
  nothing: 'Nenhum resultado para «{text}»',
  nothingText: 'Experimente outras palavras ou explore o centro de ajuda.',
  nothingTextVisitor:
    'Experimente outras palavras. Depois de iniciar sessão, também pode pesquisar na ajuda e nas suas tarefas.',
  incomplete: 'De momento, não é possível pesquisar nas tarefas nem na ajuda.',
  continueCourse: 'Continuar a aprender',
  requiredCourse: 'Curso obrigatório',
  classStarts: 'Turma prestes a começar',
  learned: '{percent} concluído',
  helpCentre: 'Centro de ajuda',
  keywords: {
    index: 'início, página principal, hoje, recomendados, classificação, painel',
    login: 'iniciar sessão, entrar, aceder, conta, utilizador, código de verificação',
    retrieve: 'palavra-passe esquecida, esqueci-me da palavra-passe, repor a palavra-passe, recuperar, senha',
    emailReset: 'alterar a palavra-passe, mudar a palavra-passe, nova palavra-passe, senha, segurança da conta',
    applicationSecret: 'privacidade, dados pessoais, proteção de dados, RGPD, política, termos',
    techAuth: 'apoio, suporte, problema técnico, avaria, contacto, telefone, erro, falha',
    appDownload: 'aplicação, app, transferir, descarregar, instalar',
    websitedownload: 'telemóvel, smartphone, tablet, ler o código, código QR',
    appPolymer: 'computador, ambiente de trabalho, favorito, marcador, atalho',
    speedTest: 'velocidade, internet, rede, wi-fi, lento, paragens, latência, HD, SD',
    dynamicList: 'notícias, novidades, artigos, avisos, atualidade',
    helpCentre: 'ajuda, perguntas, dúvidas, FAQ, guia, manual, instruções',
    'course-list': 'cursos, catálogo, aulas, lições, vídeos, cursos abertos, aprender',
    'class-list': 'turmas, formação, workshop, presencial, colegas, grupo',
    mycourse: 'os meus cursos, progresso, continuar, retomar, a minha formação',
  },
} satisfies NamespaceAssistantTranslation

export default ptPTAssistant
