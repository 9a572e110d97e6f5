import type { LectureTexts } from '#server/course/lecture-texts.demo.ts'

export const lectures: LectureTexts = {
  'choosing-the-section': {
    title: 'Escolher a secção',
    lines: [
      'Todas as medições de caudal começam a pé, à procura do sítio certo do rio.',
      'Procure um troço reto, com margens paralelas ao longo de pelo menos cinco vezes a largura do rio.',
      'O fundo deve ser firme e regular, sem blocos, sem vegetação e sem zonas de água morta.',
      'Afaste-se das pontes e dos afluentes: ambos perturbam o escoamento até muito a jusante.',
      'Depois estique o cabo graduado em ângulo reto com a corrente e leia a escala antes de começar.',
    ],
  },
  'velocity-to-discharge': {
    title: 'Da velocidade ao caudal',
    lines: [
      'Distribua pelo menos vinte verticais: nenhuma faixa deve levar mais de um décimo do caudal.',
      'Em água pouco funda basta uma leitura, a seis décimos da profundidade, abaixo da superfície.',
      'Em água mais funda faça duas, a dois e a oito décimos, e use a média.',
      'Deixe rodar o molinete pelo menos quarenta segundos: a velocidade de um rio nunca é constante.',
      'Multiplique cada velocidade média pela profundidade e pela largura da faixa, e some as faixas.',
    ],
  },
  'unit-hydrograph': {
    title: 'O que diz um hidrograma unitário',
    lines: [
      'O hidrograma unitário é a resposta de uma bacia a uma unidade de precipitação útil.',
      'A precipitação útil é o que resta depois de o solo, as plantas e as depressões terem a sua parte.',
      'O dobro da precipitação útil no mesmo tempo dá o dobro do caudal a cada hora.',
      'Uma chuva mais longa trata-se como vários aguaceiros curtos, cada um com o seu hidrograma.',
      'Desloque esses hidrogramas para a sua hora, some-os, e tem a cheia na secção de saída.',
    ],
  },
  'beginning-of-motion': {
    title: 'Quando é que o leito começa a mexer-se?',
    lines: [
      'A água que corre puxa pelo leito do rio, e cada grão resiste com o seu próprio peso.',
      'Essa força cresce com a profundidade da água e com o declive da sua superfície.',
      'Passado um limiar, os primeiros grãos começam a rolar, a deslizar e a saltar para jusante.',
      'O cascalho segue junto ao fundo, por arrastamento; o silte vai em suspensão, bem mais acima.',
      'Uma barragem retém os sedimentos, e a água limpa que dela sai escava o leito.',
    ],
  },
  'gaining-and-losing': {
    title: 'Rios que ganham e rios que perdem',
    lines: [
      'Um rio e o terreno ao lado trocam água todos os dias do ano.',
      'Onde o nível freático está acima do rio, a água subterrânea entra e o rio ganha.',
      'Onde está mais abaixo, o rio perde água pelo leito e alimenta o aquífero.',
      'Na estação seca, esta entrada lenta é muitas vezes toda a água que o rio tem.',
      'Um furo junto à margem pode pôr a perder um troço que ganhava, por vezes só meses depois.',
    ],
  },
  'checking-the-readings': {
    title: 'Antes de prever, verifique o que vê',
    lines: [
      'Uma previsão não pode ser melhor do que as leituras de que parte.',
      'Compare cada udómetro com os vizinhos e olhe para o radar quando um deles destoa.',
      'Um nível que não mexe enquanto chove é mais vezes uma boia presa do que um rio calmo.',
      'Pergunte ao observador de serviço e assinale o valor duvidoso, em vez de o apagar.',
      'Só então avalie a humidade da bacia: com o solo molhado, muito mais chuva se torna escoamento.',
    ],
  },
  'routing-the-wave': {
    title: 'Como viaja uma onda de cheia',
    lines: [
      'Uma onda de cheia muda pelo caminho: chega mais tarde e, em regra, mais baixa do que partiu.',
      'O vale armazena água enquanto o rio sobe e devolve-a enquanto ele desce.',
      'A propagação faz as contas: o que entra, menos o que sai, é o que o troço armazenou.',
      'Dois números descrevem um troço simples: quanto demora a onda e quanto se achata.',
      'Tire-os de cheias passadas de grandeza semelhante, pois uma cheia grande espraia-se pela planície.',
    ],
  },
  'writing-the-forecast': {
    title: 'Escrever uma previsão que ajude',
    lines: [
      'Quem lê a sua previsão quer saber até que altura, quando, e com que certeza.',
      'Comece pela ponta e pela hora, cada uma como um intervalo e não como um número só.',
      'Diga o que isso significa no terreno: que estrada, que ponte, que bairro da cidade.',
      'Indique a hora da próxima previsão, para que ninguém fique a pensar se haverá outra.',
      'Se o rio fizer outra coisa, diga-o cedo e diga porquê: a confiança demora a voltar.',
    ],
  },
  'warning-chain': {
    title: 'Um aviso é uma cadeia',
    lines: [
      'Um aviso tem quatro elos: conhecer o risco, vigiar o rio, avisar as pessoas e estar pronto a agir.',
      'Se um deles se partir, os outros três não salvam uma única vida.',
      'O dinheiro vai sobretudo para instrumentos, mas quase todos os avisos falham no último quilómetro.',
      'Pergunte em cada aldeia quem ouviria a mensagem às três da manhã, e quem não a ouviria.',
      'Para cada uma dessas pessoas, combine um vizinho que lhe bata à porta.',
    ],
  },
  'words-that-move': {
    title: 'Palavras que fazem as pessoas mexer-se',
    lines: [
      'Um bom aviso diz quem fala, o que aí vem, onde, quando, e o que fazer agora.',
      'Esqueça caudais e períodos de retorno: compare o nível com uma cheia de que todos se lembrem.',
      'Dê uma só instrução, clara: saiam já, pela estrada de cima, para a escola no alto.',
      'Repita as mesmas palavras em todos os canais: quase todos procuram uma segunda voz antes de agir.',
      'Quando o perigo passar, diga-o também, ou ninguém o ouvirá da próxima vez.',
    ],
  },
  'clocks-of-a-drought': {
    title: 'Os três relógios de uma seca',
    lines: [
      'Uma seca não começa num dia certo: passa do céu para o solo e do solo para o rio.',
      'A chuva fala primeiro: o índice padronizado de precipitação diz se os últimos meses foram invulgares.',
      'A humidade do solo segue-a em poucas semanas, e é o que os agricultores sentem.',
      'Rios, albufeiras e águas subterrâneas vêm no fim, e são também os últimos a recuperar.',
      'Combine as restrições com a albufeira ainda cheia: na escassez, qualquer regra parece injusta.',
    ],
  },
  'first-hour': {
    title: 'A primeira hora no comando',
    lines: [
      'Na primeira hora de uma emergência saberá pouco, e metade estará errada.',
      'Comece por três perguntas: quem está em perigo, o que está a ceder e quanto tempo resta.',
      'Dê a cada tarefa um só nome e um só prazo, e peça que lha repitam.',
      'Anote cada decisão com a hora e o motivo, mesmo quando parece não haver tempo.',
      'Volte a olhar para o mapa inteiro de meia em meia hora: o perigo desloca-se com a água.',
    ],
  },
  'walking-the-dam': {
    title: 'Uma ronda que não deixa nada de fora',
    lines: [
      'Percorra a barragem sempre pela mesma ordem, e dará pelo que mudou.',
      'Comece no coroamento, olhe ao longo dele e procure abatimentos, empolamentos e fissuras.',
      'Atravesse o paramento de jusante em ziguezague, para ver duas vezes cada parte.',
      'Demore-se no pé e nos encontros, onde se revela a maior parte das fugas.',
      'Acabe no descarregador e nas comportas, e confirme que cada comporta se move mesmo.',
    ],
  },
  'what-seepage-says': {
    title: 'Limpa ou turva: o que diz a percolação',
    lines: [
      'Quase todas as barragens de aterro deixam passar alguma água, e só isso não é motivo de alarme.',
      'Uma ressurgência limpa, que não muda para o mesmo nível da albufeira, costuma ser inofensiva.',
      'Se vem turva, está a levar o solo da barragem, e tem de ser comunicada de imediato.',
      'Uma descida súbita pode ser tão grave como uma subida: um dreno pode ter entupido.',
      'Meça o caudal com um balde e um relógio, e anote ao lado o nível da albufeira.',
    ],
  },
  'causes-of-movement': {
    title: 'Três causas de cada movimento',
    lines: [
      'Uma barragem move-se todos os dias, e quase todos os seus movimentos são perfeitamente saudáveis.',
      'Uma parcela segue o nível da água, pois uma albufeira cheia empurra mais do que uma vazia.',
      'Outra segue as estações, porque o betão dilata no verão e contrai no inverno.',
      'A terceira é o envelhecimento, que deve ir abrandando de ano para ano.',
      'Retire as duas primeiras pelo cálculo e observe com atenção o que sobra.',
      'Se o resto cresce mais depressa do que antes, verifique primeiro o instrumento e depois a barragem.',
    ],
  },
  'sand-boils': {
    title: 'Ressurgências de areia e outros sinais',
    lines: [
      'Depois de vários dias de águas altas, o dique está encharcado, e é aí que as rondas mais importam.',
      'Andem aos pares, um no pé e outro no campo atrás, e procurem zonas húmidas.',
      'Uma nascente com um anel de areia é erosão interna: a água começou a escavar um canal.',
      'Água limpa é um aviso, mas água que traz areia é uma emergência.',
      'Marque o sítio com uma bandeira, deixe alguém de vigia e comunique o local e a largura.',
    ],
  },
  'filter-never-plug': {
    title: 'Filtrar, nunca tapar',
    lines: [
      'A primeira vontade de quem vê uma ressurgência de areia é tapá-la, e isso é um erro.',
      'A pressão que se fecha num sítio rebenta noutro, muitas vezes onde ninguém está a olhar.',
      'Faça à volta um anel de sacos de areia e deixe a água subir lá dentro.',
      'A água mais alta faz contrapressão, o escoamento abranda e a areia fica onde está.',
      'Do lado do rio, a regra é a oposta: aí veda-se, para que entre menos água.',
    ],
  },
  'flood-limit': {
    title: 'Porque é que o nível máximo é um limite',
    lines: [
      'Na época das cheias, parte da albufeira tem de ficar vazia, e esse vazio é o seu trabalho.',
      'O nível máximo na época das cheias diz até onde pode ir a água se não vier nenhuma cheia.',
      'Cada metro acima dele é um metro que falta quando chega a grande cheia.',
      'Depois da cheia, baixe o nível a tempo: à primeira chuvada segue-se muitas vezes outra.',
      'Perto do fim da época, comece a encher cedo e devagar, guiando-se pelas previsões.',
    ],
  },
  'before-the-bottle': {
    title: 'Antes de encher o frasco',
    lines: [
      'Um laboratório só mede o que está no frasco, não o que estava no rio.',
      'Escolha um local onde a água esteja bem misturada, bem a jusante de descargas e afluentes.',
      'Passe o frasco três vezes por água do rio, a não ser que já contenha conservante.',
      'De frente para a corrente, encha-o de braço estendido, abaixo da película superficial.',
      'Meça temperatura, pH, condutividade e oxigénio no próprio local, porque mudam pelo caminho.',
    ],
  },
  'river-to-laboratory': {
    title: 'Do rio ao laboratório',
    lines: [
      'Etiquete cada frasco antes de o molhar: local, data, hora, conservante e o seu nome.',
      'Ponha logo as amostras em gelo e às escuras: quase todas começam a mudar em poucas horas.',
      'Leve em cada saída um branco de campo, para mostrar o que a própria saída acrescentou.',
      'Anote tudo o que for fora do comum: espuma, cheiro, peixes mortos ou chuva durante a noite.',
      'Na entrega assinam os dois lados: uma amostra sem história é só uma garrafa de água.',
    ],
  },
  'more-than-a-minimum': {
    title: 'Mais do que um mínimo',
    lines: [
      'Um rio vivo precisa de mais do que um fio de água nos dias mais baixos.',
      'As pequenas subidas chamam os peixes a migrar, e as cheias limpam o cascalho onde desovam.',
      'As águas altas chegam aos prados, e a descida lenta deixa as plantas jovens ganhar raiz.',
      'Por isso, um caudal ecológico é um calendário: estiagem, subida e cheia, cada uma na sua estação.',
      'Escreva-o em números que uma estação possa verificar, ou não passará de uma boa intenção.',
    ],
  },
  'finding-the-entrance': {
    title: 'Encontrar a entrada',
    lines: [
      'Para um peixe, o mais importante numa passagem é a porta.',
      'Os peixes sobem contra a corrente mais forte até que um muro ou uma turbina os trave.',
      'É aí, junto ao obstáculo, que tem de estar a entrada, com um jato que se sinta de longe.',
      'O jato deve ser mais rápido do que a água à volta, mas ao alcance do nadador mais fraco.',
      'Conte os peixes em baixo e em cima: uma passagem só é boa se a maioria chegar.',
    ],
  },
  'water-before-birds': {
    title: 'Primeiro a água, depois as aves',
    lines: [
      'Uma zona húmida faz-se de água que vem, fica e se vai na altura certa.',
      'Antes de plantar o que quer que seja, descubra de onde vinha a água e quem a usa hoje.',
      'Muitas vezes basta tapar um dreno ou baixar um dique, e as plantas voltam sozinhas.',
      'Quem lá cultiva ou pesca deve ficar a ganhar, ou os drenos voltarão a ser abertos.',
      'Dê-lhe dez anos e, acima de tudo, não deixe de medir o nível da água.',
    ],
  },
  'three-principles': {
    title: 'Três princípios para um só rio',
    lines: [
      'Quando um rio atravessa uma fronteira, nenhum país pode usá-lo como se estivesse sozinho.',
      'O primeiro é a utilização equitativa e razoável, que pesa necessidades, população e alternativas.',
      'O segundo é o dever de tomar todas as medidas adequadas para não causar danos significativos.',
      'O terceiro é a cooperação: partilhar dados com regularidade e notificar antes de grandes obras.',
      'Nenhum diz quantos metros cúbicos cabem a cada lado, e é por isso que os Estados negoceiam.',
    ],
  },
  'giving-notice': {
    title: 'Notificar e responder',
    lines: [
      'Um Estado que planeia um projeto de efeitos graves tem de avisar os vizinhos a tempo.',
      'A notificação traz os dados técnicos e os resultados de qualquer avaliação ambiental.',
      'Segundo a convenção de 1997, os outros têm seis meses para a estudar e responder.',
      'Durante esse tempo, o projeto não pode começar sem o consentimento desses Estados.',
      'Uma objeção exige razões e provas, e abre consultas em vez de encerrar o assunto.',
    ],
  },
  'measures-in-order': {
    title: 'Pôr as medidas por ordem',
    lines: [
      'Um plano de bacia tem sempre mais boas ideias do que dinheiro.',
      'Comece pelo estado da bacia e chegue a acordo sobre o que mais custa às pessoas suportar.',
      'De cada medida pergunte quanto custa, o que muda e quem cuidará dela daqui a dez anos.',
      'Procure as que servem vários fins, como uma planície de inundação que também limpa a água.',
      'Publique a ordem e as razões: aceita-se melhor uma lista que se consegue entender.',
    ],
  },
  'planning-workbook': {
    title: 'Caderno: um afluente, metade do dinheiro',
    lines: [],
  },
  'positions-and-interests': {
    title: 'Posições e interesses',
    lines: [
      'Uma posição é o que alguém exige; um interesse é a razão que está por trás.',
      'Um perímetro de rega pede dez metros cúbicos por segundo, mas precisa é de uma colheita.',
      'Uma cidade pede uma albufeira cheia, mas precisa é de segurança nos meses secos.',
      'Com as razões em cima da mesa, além da água podem trocar-se armazenamento, datas e dinheiro.',
      'Partilhe primeiro os dados: quem vê o mesmo rio discute por menos coisas.',
    ],
  },
  'small-gifts': {
    title: 'Pequenas ofertas, grandes questões',
    lines: [
      'Quase ninguém é comprado num só dia: começa em geral por um jantar entre amigos.',
      'Pergunte a si próprio se aceitaria a oferta caso ela viesse amanhã no jornal.',
      'Se não a pode recusar sem ofender, entregue-a e inscreva-a no registo.',
      'Nunca aceite nada de um concorrente com o concurso aberto, nem sequer uma refeição.',
      'Na dúvida, pergunte antes e não depois: perguntar não custa nada.',
    ],
  },
  'standing-aside': {
    title: 'Quando pedir escusa',
    lines: [
      'Um conflito de interesses não é, em si, uma falta; escondê-lo é.',
      'Surge quando um familiar, um antigo empregador ou um investimento pode ganhar com o que decide.',
      'Declare-o por escrito antes da primeira reunião e saia da sala quando o assunto for tratado.',
      'Todos os concorrentes recebem a mesma informação no mesmo dia, e as respostas vão para todos.',
      'Se alguém o pressionar, comunique-o cedo: quem denuncia de boa-fé está protegido.',
    ],
  },
  'clean-tender': {
    title: 'Exercício: o concurso transparente',
    lines: [],
  },
  'tracing-a-watershed': {
    title: 'Como um computador encontra uma bacia',
    lines: [
      'Um modelo do terreno é uma tabela de altitudes, uma para cada pequeno quadrado do solo.',
      'Primeiro encha as covas: a água não sai de uma depressão que é só um erro dos dados.',
      'Depois faça cada quadrado escoar para aquele dos oito vizinhos onde o declive é maior.',
      'Conte quantos quadrados escoam por cada um: onde a conta é grande, há uma linha de água.',
      'Clique na estação: todos os quadrados que para lá escoam são a sua bacia.',
    ],
  },
  'radar-and-clouds': {
    title: 'Ver uma cheia através das nuvens',
    lines: [
      'Quando uma cheia está no auge, o céu costuma estar coberto de nuvens.',
      'O radar emite as suas próprias ondas, que atravessam as nuvens de dia e de noite.',
      'A água lisa reflete-as para longe do satélite e por isso aparece preta na imagem.',
      'Subtraia uma imagem de antes da cheia: o que escureceu foi provavelmente inundado.',
      'Cuidado com as estradas lisas, as sombras das montanhas e a água encrespada pelo vento.',
    ],
  },
  'four-checks': {
    title: 'Quatro verificações para cada leitura',
    lines: [
      'Uma única leitura errada pode passar de base de dados em base de dados durante trinta anos.',
      'A primeira verificação é o intervalo: nenhum rio está doze metros abaixo do próprio leito.',
      'A segunda é a variação: o nível não salta um metro em cinco minutos sem uma causa.',
      'A terceira é o espaço: uma chuva caída num só udómetro merece um segundo olhar.',
      'A quarta compara o que anda junto, como nível e caudal, ou chuva e escoamento.',
    ],
  },
  'keep-the-raw-value': {
    title: 'Guardar sempre o valor em bruto',
    lines: [
      'Nunca escreva por cima de uma leitura na base de dados, por mais absurda que pareça.',
      'Guarde ao lado o valor corrigido, com uma marca que diga de que tipo é.',
      'Anote quem o alterou, quando e porquê, com palavras que um estranho entenda.',
      'Uma estimativa é honesta quando vem assinalada, e enganadora quando não vem.',
      'Daqui a dez anos talvez alguém saiba mais, e ficará contente por encontrar o original.',
    ],
  },
  'before-you-click': {
    title: 'Três segundos antes de clicar',
    lines: [
      'Quase todos os ataques a salas de comando começam por um e-mail para alguém ocupado.',
      'Antes de clicar, pare três segundos e veja quem o enviou de facto.',
      'Tenha cuidado sempre que uma mensagem junte pressa, segredo e um link.',
      'Não use o número da mensagem: ligue ao remetente para o que já conhece.',
      'Se já clicou, comunique-o de imediato: ninguém será censurado por dizer a verdade.',
    ],
  },
  'ten-minutes': {
    title: 'Os primeiros dez minutos',
    lines: [
      'Se outra pessoa parece estar a usar a sua conta, os primeiros dez minutos são os que mais contam.',
      'Primeiro, retire a máquina da rede, mas deixe-a ligada.',
      'Segundo, mude a palavra-passe a partir de outro dispositivo e termine todas as sessões.',
      'Terceiro, ligue para a segurança informática e diga o que viu e quando.',
      'Não arrume nada: vestígios que parecem lixo podem ser a prova.',
    ],
  },
}
