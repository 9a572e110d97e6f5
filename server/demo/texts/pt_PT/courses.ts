import type { CourseTexts } from '#server/course/course-texts.demo.ts'

export const courses: CourseTexts = {
  'river-measurement': {
    title: 'Medir o caudal de um rio',
    summary: 'Da escolha da secção ao cálculo do caudal, com molinete e com ADCP a partir de um barco.',
    detail: [
      'O caudal é o número que os gestores de rios mais usam, e um dos mais fáceis de errar. O curso começa pela escolha da secção e segue para as verticais, os tempos de exposição, as leituras na escala e o próprio cálculo. Duas medições da mesma secção mostram de onde vêm os erros.',
      'A segunda metade é dedicada ao ADCP montado num barco: instalá-lo, navegar suficientemente devagar e não confundir um fundo móvel com o movimento da embarcação. No fim, será capaz de fazer uma medição sozinho e de avaliar se o registo de outra pessoa pode ser usado.',
    ],
  },
  'rainfall-runoff': {
    title: 'Da chuva ao escoamento',
    summary: 'Que parte de uma chuvada chega ao rio, e quando, explicado com os registos de três pequenas bacias.',
    detail: [
      'Cem milímetros de chuva numa encosta seca de loess e num arrozal alagado são dois acontecimentos diferentes. O curso acompanha as duas formas de geração do escoamento, mostra o papel da humidade do solo, da vegetação e do declive, e apresenta o índice de precipitação antecedente.',
      'No caminho para jusante, leva das isócronas ao hidrograma unitário. O curso inclui dados de três bacias, para que possa obter o seu próprio hidrograma unitário e testá-lo noutra cheia.',
    ],
  },
  'sediment-transport': {
    title: 'Como os rios transportam sedimentos',
    summary: 'Arrastamento, suspensão, e como perceber através deles se um leito vai ser escavado ou assoreado.',
    detail: [
      'O leito de um rio muda todos os anos, e é o equilíbrio entre água e sedimentos que decide como. O curso trata da granulometria e da velocidade de queda, do início do movimento, do transporte por arrastamento e em suspensão, e daquilo para que servem, ou não, as fórmulas de transporte habituais.',
      'Uma tomada de água assoreada liga tudo: porque era bom o local quando foi escolhido, porque tem de ser dragado todos os anos desde que se construiu uma barragem a montante, e que soluções restam.',
    ],
  },
  groundwater: {
    title: 'Águas subterrâneas e rios',
    summary: 'De onde vem a água de um rio na estação seca? Como rios e aquíferos se alimentam mutuamente.',
    detail: [
      'Na estação seca, muitos rios vivem apenas de água subterrânea. O curso explica quando um rio perde água para o terreno e quando a recebe, como se separa o escoamento de base num hidrograma, e porque é que um furo pode secar um ribeiro a vários quilómetros de distância.',
      'Cortes simples e os registos de alguns piezómetros tomam o lugar das fórmulas compridas. Destina-se a colegas que não são hidrogeólogos, mas têm de decidir sobre licenças de captação e caudais mínimos.',
    ],
  },
  'flood-forecasting': {
    title: 'Previsão de cheias na prática',
    summary: 'Acompanhe uma vigilância real, da primeira leitura do udómetro à previsão que é divulgada.',
    detail: [
      'Quem faz previsões nunca tem todos os dados, nem tempo que chegue. O curso segue a ordem de um turno: verificar as leituras, escolher o modelo e os parâmetros, calcular a ponta e a hora de chegada, falar com os colegas a montante e a jusante, e redigir uma previsão que os outros entendam.',
      'Três exercícios, sobre propagação, atualização e erros de previsão, usam os dados de uma mesma cheia de setenta e duas horas. O que dizer quando a previsão falha por excesso ou por defeito também faz parte do curso.',
    ],
  },
  'early-warning': {
    title: 'Avisos que chegam à última aldeia',
    summary:
      'Um aviso não acaba quando é enviado: como se põe a salvo a tempo quem não tem rede ou não sabe ler uma previsão.',
    detail: [
      'Os inquéritos feitos depois das cheias concluem sempre o mesmo: morreram pessoas não por falta de previsão, mas porque o aviso não chegou, ou chegou e ninguém agiu. O curso segue um aviso elo a elo, até ao momento em que as pessoas saem de casa, e mostra onde a cadeia costuma partir-se.',
      'Casos de três países combinam gongos, rádio, SMS e avisos porta a porta, e mostram como os percursos são combinados e treinados com os habitantes. No fim, redige a ficha de contactos de uma aldeia da sua própria zona.',
    ],
  },
  drought: {
    title: 'Monitorizar a seca e repartir a água',
    summary:
      'Classificar uma seca pela chuva, pela humidade do solo e pelo armazenamento, e decidir quem recebe a água que resta.',
    detail: [
      'A seca é lenta e, quando todos a veem, já pouco há a fazer. O curso apresenta o índice padronizado de precipitação, a humidade do solo e o volume armazenado nas albufeiras: com que antecedência fala cada um e em que casos engana.',
      'A segunda parte trata das prioridades em tempo de escassez. A partir de previsões de afluências a dez dias, elabora o plano de abastecimento de uma albufeira para três meses e indica o dia em que as restrições têm de começar.',
    ],
  },
  'emergency-command': {
    title: 'Comando de emergência: exercício de mesa',
    summary: 'Assuma um papel numa cheia simulada e treine a decisão com informação incompleta.',
    detail: [
      'Chove há cinco dias a montante de uma cidade média. É o comandante, o responsável pela previsão, o chefe das equipas de reparação ou o porta-voz; de vinte em vinte minutos chegam notícias e, dentro de um prazo fixado, dá ordens e deixa delas um registo.',
      'Depois, o curso revê as decisões uma a uma: as que vieram cedo demais, as que vieram tarde demais e as que não eram tarefa de ninguém. Todo o material pode ser descarregado para organizar exercícios próprios.',
    ],
  },
  'dam-inspection': {
    title: 'Inspecionar uma barragem a pé',
    summary: 'O que observar, como observar e como registar: uma ronda que não deixa nada de fora.',
    detail: [
      'Os instrumentos ocupam apenas alguns pontos; a maior parte do que corre mal numa barragem é vista por alguém que passa. O curso percorre o coroamento, os dois paramentos, o pé e os órgãos anexos, e explica o que significam, em cada sítio, fissuras, abatimentos, ressurgências e vegetação fora do comum.',
      'Cada sinal é acompanhado de fotografias. Aprende a fotografar, medir e descrever de modo que quem não esteve lá perceba, e fica a saber que observações têm de ser comunicadas de imediato.',
    ],
  },
  'dam-monitoring': {
    title: 'Ler os dados de observação de barragens',
    summary:
      'Separar num registo piezométrico o nível da água, a temperatura e o envelhecimento, e distinguir variações normais de um sinal de perigo.',
    detail: [
      'Os sistemas de observação produzem números aos milhares; a arte está em ver o que não bate certo. O curso começa pelos erros grosseiros e pela validação dos registos, e constrói depois modelos estatísticos dos deslocamentos e das pressões intersticiais, com as suas parcelas de nível, temperatura e tempo.',
      'Os três casos são um instrumento avariado, uma época normal e uma fuga verdadeira. Escreve o seu diagnóstico e as suas razões antes de saber qual é qual.',
    ],
  },
  levees: {
    title: 'Diques: detetar e travar uma rotura',
    summary: 'Erosão interna, deslizamento e galgamento anunciam-se; uma hora antes, a solução é bem diferente.',
    detail: [
      'É depois de vários dias de águas altas que um dique é mais perigoso. O curso trata da percolação, da erosão interna, do levantamento, do deslizamento, da fendilhação e do galgamento, das suas causas e primeiros sinais, e de como se organizam as rondas, como se iluminam e como se fazem ouvir de noite.',
      'A regra para intervir é impedir a água de entrar do lado do rio e deixá-la drenar do lado de terra. Animações e filmes mostram anéis filtrantes, banquetas de sobrecarga e diques de emergência, e também algumas medidas que parecem sensatas e só pioram as coisas.',
    ],
  },
  'reservoir-operation': {
    title: 'Regras de exploração de uma albufeira',
    summary:
      'Como ler uma curva-guia: quando armazenar, quando descarregar, e como convivem o controlo de cheias e o abastecimento.',
    detail: [
      'Uma mesma albufeira serve o controlo de cheias, o abastecimento, a energia e o rio a jusante, e só tem um volume para tudo isso. Partindo dos níveis característicos e das curvas-guia, o curso explica porque é que o nível máximo na época das cheias não é uma sugestão e porque convém começar a encher cedo, e não tarde.',
      'Com um ano de afluências diárias, explora uma albufeira duas vezes, primeiro segundo as regras e depois segundo o seu próprio critério, e compara as descargas, os dias de escassez e o nível mais alto.',
    ],
  },
  'water-quality': {
    title: 'Colher amostras de água',
    summary: 'Nenhum laboratório conserta uma má amostra: locais, frascos, conservação e registos.',
    detail: [
      'A maior parte do erro nos dados de qualidade da água surge antes de a amostra chegar ao laboratório. O curso trata dos locais e das profundidades, dos amostradores e dos frascos, dos conservantes e dos prazos, e daquilo que tem de ser medido no próprio local.',
      'Acompanha uma saída de campo, da lista de material à assinatura na entrega. Três amostras tiveram de ser deitadas fora por causa dos seus registos: consegue descobrir porquê?',
    ],
  },
  'environmental-flow': {
    title: 'Definir caudais ecológicos',
    summary:
      'Quanta água tem de ficar no rio? Quatro métodos comparados, e como explicar o resultado a quem a utiliza.',
    detail: [
      'Um caudal ecológico não é uma percentagem fixa. Peixes em desova, prados alagados e cascalho em movimento precisam da quantidade certa na altura certa, e tanto de variação como de volume. Daí, o curso passa aos métodos hidrológicos, hidráulicos, de habitat e holísticos, com o que cada um exige e deixa de fora.',
      'O caso é um rio de montanha com duas centrais. Propõe descargas que possam ser cumpridas e verificadas, e explica-as, num parágrafo para cada um, a três tipos de utilizadores.',
    ],
  },
  'fish-passage': {
    title: 'Ajudar os peixes a transpor as barragens',
    summary: 'Porque é que os peixes não dão com a entrada? Projeto e exploração vistos pelo peixe.',
    detail: [
      'Muitas passagens para peixes ficam prontas e depois não são usadas, quase sempre por causa do sítio da entrada e do modo como a água sai dela. O curso descreve como nadam algumas espécies e quando migram, e compara passagens por bacias, fendas verticais, canais naturalizados e ascensores.',
      'A última lição trata da exploração e do acompanhamento de uma passagem: como contar, quando mover as comportas e como saber se funciona.',
    ],
  },
  wetlands: {
    title: 'Recuperar zonas húmidas: quatro casos',
    summary: 'Quatro bacias, quatro caminhos: o que o regresso de uma zona húmida pede à água, à terra e às pessoas.',
    detail: [
      'Recuperar uma zona húmida implica quase sempre que alguém cultive, apascente ou pesque de outra maneira. Um lago, um estuário, uma planície de inundação e uma turfeira de altitude mostram o que se tinha perdido, o que se pretendia e de onde veio a água.',
      'Cada caso traz dez anos de níveis de água, aves e rendimentos, com os seus êxitos e com o que não se conseguiu. No fim, avalia o que resistiria na sua própria bacia.',
    ],
  },
  'transboundary-law': {
    title: 'O direito da água entre países',
    summary:
      'Utilização equitativa, ausência de danos significativos, notificação prévia: três princípios perante casos reais.',
    detail: [
      'Mais de trezentos rios atravessam uma fronteira. Tendo como fio condutor a convenção de 1997 e acordos regionais, o curso explica a utilização equitativa e razoável, o dever de não causar danos significativos e a cooperação com notificação prévia, e onde é que estes princípios puxam em sentidos diferentes.',
      'Analisa dois processos do Tribunal Internacional de Justiça e as regras de funcionamento de uma comissão fluvial. Redige a nota de um país de jusante sobre um projeto a montante; depois muda de lado e responde-lhe.',
    ],
  },
  'basin-planning': {
    title: 'Elaborar um plano de bacia',
    summary: 'Do estado da bacia a uma lista de medidas que montante e jusante venham de facto a executar.',
    detail: [
      'Um plano é bom se alguém ainda o abre cinco anos depois. O curso segue os passos por ordem (diagnóstico, objetivos, alternativas, participação pública e acompanhamento), com os resultados, os métodos e os erros habituais de cada um.',
      'O exercício que o atravessa é um afluente com quatrocentos mil habitantes. Há dinheiro para metade das medidas: ordena-as e diz porquê.',
    ],
  },
  negotiation: {
    title: 'Negociar a água',
    summary:
      'Por baixo das posições há interesses: descubra o que ambas as margens, montante e jusante, podem aceitar.',
    detail: [
      'As conversações sobre a partilha da água ficam muitas vezes presas em quanto um lado quer e quanto o outro cede. O curso treina quatro competências: distinguir interesses de posições, preparar alternativas, alargar o que se pode trocar e redigir acordos verificáveis. Explica também porque convém partilhar os dados antes da água.',
      'Duas simulações, uma entre um perímetro de rega e uma cidade, outra entre dois países na estação seca, trazem instruções confidenciais para cada lado. Jogam-se de preferência a pares ou em pequenos grupos.',
    ],
  },
  integrity: {
    title: 'Integridade e contratação transparente',
    summary:
      'Sete situações do dia a dia mostram onde está o limite nas ofertas, nos conflitos de interesses e nos concursos.',
    detail: [
      'Quase todos os problemas começam por uma coisa pequena: um jantar, um rascunho do caderno de encargos «só para referência», um primo na construção civil. Sete situações explicam a declaração de interesses, o registo de ofertas, a confidencialidade dos concursos e quando se deve pedir escusa.',
      'A cada uma seguem-se perguntas e explicações. O curso diz também a quem recorrer em caso de pressão e como são protegidos os que denunciam.',
    ],
  },
  'gis-basics': {
    title: 'SIG para bacias hidrográficas',
    summary:
      'Com software livre, trace limites de bacia e linhas de água a partir de um modelo do terreno e desenhe o seu primeiro mapa a sério.',
    detail: [
      'Não são precisos conhecimentos prévios. Da instalação do programa e da noção de coordenadas passa às camadas, aos limites de bacia e à rede hidrográfica, soma a área e a chuva de cada sub-bacia e termina com um mapa que cumpre as regras.',
      'Os dados de treino abrangem cerca de oitocentos quilómetros quadrados e correm num portátil comum. Cada passo é acompanhado de uma gravação curta para seguir em casa.',
    ],
  },
  'remote-sensing': {
    title: 'Observar a água a partir do espaço',
    summary:
      'Encontre superfícies de água e áreas inundadas em imagens de satélite gratuitas, e saiba até onde confiar no resultado.',
    detail: [
      'As nuvens, as sombras das montanhas e as plantas flutuantes iludem. O curso compara imagens óticas e de radar, calcula índices de água, escolhe limiares e subtrai duas datas para ver o que uma cheia cobriu.',
      'Boa parte dele é sobre verificação: como escolher pontos de teste, como calcular a exatidão e como mostrar num relatório o que permanece incerto.',
    ],
  },
  'data-quality': {
    title: 'Controlo de qualidade dos dados hidrológicos',
    summary:
      'Apanhe saltos, falhas e unidades erradas antes de entrarem na base de dados, e guarde o registo de cada correção.',
    detail: [
      'Uma vírgula fora do sítio pode obrigar a recomeçar o cálculo da cheia de projeto de uma barragem. O curso trata das verificações de intervalo, de variação no tempo, de coerência no espaço e de correlação, e mostra porque é que nenhum controlo automático substitui o bom senso.',
      'Revê um ano de dados em bruto de um udómetro e de um limnígrafo, assinala o que é duvidoso e diz o que se deve fazer e porquê. O valor em bruto guarda-se sempre: é essa a regra a levar para casa.',
    ],
  },
  'information-security': {
    title: 'Segurança informática para todos',
    summary:
      'Uma hora sobre phishing, palavras-passe e pens USB, para proteger estações hidrométricas e salas de comando.',
    detail: [
      'Os sistemas de comando de barragens e estações estão cada vez mais ligados, e os ataques costumam começar por um e-mail banal. Exemplos reais mostram como reconhecer o phishing, como escolher e guardar palavras-passe, e como lidar com pens USB e redes públicas.',
      'Aprende também as três coisas a fazer em dez minutos quando suspeita de que outra pessoa está a usar a sua conta. Todo o pessoal faz este curso uma vez por ano.',
    ],
  },
}
