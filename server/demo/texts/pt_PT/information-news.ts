import type { DemoInformationText, NewsName } from '#server/news/information-texts.demo.ts'

export const news: Readonly<Record<NewsName, DemoInformationText>> = {
  'gauging-practice': {
    title: 'Prática de campo em hidrometria: o que levar',
    summary:
      'A turma de campo na estação hidrométrica de Chenglingji está prestes a começar. Aqui ficam o programa em resumo e a lista do que levar.',
    detail: `
<p>A turma <strong>Prática de campo em hidrometria</strong> reúne-se dentro de poucos dias na estação hidrométrica de Chenglingji. Todos os que constam da lista de membros têm lugar; encontra-a em Turmas, entre as que começam em breve.</p>
<h2>Os cinco dias</h2>
<table>
<thead>
<tr><th scope="col">Dia</th><th scope="col">Manhã</th><th scope="col">Tarde</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Segurança na água, a estação</td><td>Escolha de uma secção</td></tr>
<tr><td>2 e 3</td><td>Molinete a partir do teleférico</td><td>Cálculo do caudal</td></tr>
<tr><td>4</td><td>ADCP a partir de um barco</td><td>Comparação dos dois métodos</td></tr>
<tr><td>5</td><td>A sua própria medição</td><td>Balanço em grupo</td></tr>
</tbody>
</table>
<h2>Traga, por favor</h2>
<ul>
<li>botas de borracha e impermeável; os coletes salva-vidas estão lá</li>
<li>um caderno que se possa molhar e lápis</li>
<li>um portátil, se tiver</li>
</ul>
<p>No primeiro dia, o autocarro parte do campus principal às 7h30. Quem viaja por conta própria encontra-se connosco às 10h00 no portão da estação.</p>
`,
  },
  'new-courses': {
    title: 'Quatro cursos novos, do espaço à escada de peixes',
    summary:
      'Deteção remota, passagens para peixes, avisos e águas subterrâneas: quatro cursos entraram no catálogo nas últimas semanas.',
    detail: `
<p>Nas últimas semanas, juntaram-se quatro cursos ao catálogo aberto. Todos estão abertos a qualquer formando, em todas as línguas que o portal fala, e podem começar-se a qualquer momento.</p>
<table>
<thead>
<tr><th scope="col">Curso</th><th scope="col">Duração</th><th scope="col">Tipo</th></tr>
</thead>
<tbody>
<tr><td>Observar a água a partir do espaço</td><td>2,5 horas</td><td>Optativo</td></tr>
<tr><td>Ajudar os peixes a transpor as barragens</td><td>1 hora</td><td>Optativo</td></tr>
<tr><td>Avisos que chegam à última aldeia</td><td>1,5 horas</td><td>Obrigatório</td></tr>
<tr><td>Águas subterrâneas e rios</td><td>1,5 horas</td><td>Optativo</td></tr>
</tbody>
</table>
<p>«Muitas vezes vemos uma cheia numa imagem de satélite antes de alguém nos ter ligado», conta Layla Hassan, que leciona o curso de deteção remota. «O que é preciso aprender é aquilo que uma imagem dessas <em>não</em> mostra.»</p>
<p>O curso obrigatório sobre avisos deve ser concluído até ao fim da época por todos os que trabalham numa sala de serviço. Encontra os quatro em <a href="#/course/course-list">Cursos abertos</a>, com os mais recentes em primeiro lugar.</p>
`,
  },
  'sediment-class': {
    title: 'Modelação de sedimentos: a turma em linha está prestes a começar',
    summary: 'Quem participa, o que ler antes e como se organizam as oito semanas.',
    detail: `
<p>Dentro de menos de três semanas começa a turma em linha <strong>Modelação de sedimentos</strong>, dirigida por Camille Moreau. Dura oito semanas e decorre inteiramente em linha, por isso ninguém tem de viajar.</p>
<h2>Antes da primeira sessão</h2>
<ol>
<li>Veja se é membro: a turma está em Turmas, entre as que começam em breve.</li>
<li>Faça o curso Como os rios transportam sedimentos, ou reveja-o. A turma começa onde ele acaba.</li>
<li>Faça o <a href="#/speedTest">teste de velocidade</a> no local e à hora em que vai participar.</li>
</ol>
<h2>As semanas</h2>
<p>Cada semana tem uma aula, um exercício e uma hora para perguntas. Os exercícios usam medições de um troço que assoreia meio metro por ano; na última semana, o seu modelo deverá saber porquê.</p>
<p>Se o seu nome faltar apesar de ter sido indicado, pergunte no seu departamento antes de nos escrever: é lá que se fazem as indicações.</p>
`,
  },
  'live-lectures': {
    title: 'Em direto nesta época: da margem do rio ao tribunal',
    summary:
      'Uma escola de campo, uma sessão de perguntas sobre previsão de cheias, direito da água e observação de barragens. Sem inscrição.',
    detail: `
<p>As nossas transmissões em direto juntam docentes e formandos que, de outro modo, nunca se encontrariam. Nesta época, há quatro por que esperar:</p>
<ul>
<li><strong>Escola de campo de hidrometria.</strong> Três dias na margem do rio com as nossas equipas; entre a qualquer momento.</li>
<li><strong>Previsão de cheias: perguntas e respostas.</strong> Um especialista percorre a previsão do dia.</li>
<li><strong>Introdução ao direito das águas transfronteiriças.</strong> Três casos reais e aquilo que resolveram.</li>
<li><strong>Observação de barragens.</strong> Uma partilha entre pessoas que todas as manhãs leem deslocamentos e percolação.</li>
</ul>
<h2>Como participar</h2>
<p>Abra o menu Em direto, no topo do portal. Mostra o que está a decorrer e o que vem nas próximas duas semanas, com as horas do seu fuso. Um clique abre o leitor; antes do início, faz a contagem decrescente.</p>
<p>Se a imagem parar, escolha SD no leitor. O som fica igual, e é do som que vive uma aula.</p>
`,
  },
  'flood-class': {
    title: 'A turma das cheias começa com um turno da noite',
    summary: 'Começou a turma de previsão de cheias e comando de emergência. O primeiro exercício foi às escuras.',
    detail: `
<p>A maioria das turmas começa com um discurso. A turma <strong>Previsão de cheias e comando de emergência</strong> começou esta manhã com uma aula sobre erros de escala e prossegue esta noite com um exercício que arranca às onze.</p>
<p>Os membros vêm de centros de previsão, salas de serviço e autoridades de bacia de nove países. Durante três semanas, trabalham em grupos mistos: um responsável pela previsão, um engenheiro e uma pessoa que tem de decidir.</p>
<blockquote>
<p>Uma previsão não está certa quando a curva se ajusta. Está certa quando alguém mudou as bombas de sítio a tempo.</p>
<p>He Zhiqiang, que dirige os exercícios</p>
</blockquote>
<h2>O que vão praticar</h2>
<ul>
<li>verificar leituras quando metade das estações está calada</li>
<li>dizer em três frases até que ponto uma previsão é segura</li>
<li>passar um turno sem perder nada</li>
</ul>
<p>As aulas decorrem no edifício 3, sala 205. Os membros encontram o local e as datas no portal, na página da sua turma.</p>
`,
  },
  'portal-renewed': {
    title: 'Um portal, onze línguas',
    summary:
      'O portal de formação foi refeito: cursos, turmas, transmissões em direto, notícias e ajuda num só lugar, em qualquer dispositivo.',
    detail: `
<p>A partir de hoje, os formandos da academia têm um novo portal. Cursos, turmas, transmissões em direto, notícias e ajuda estão num só lugar, em onze línguas, o árabe da direita para a esquerda.</p>
<h2>O que há de novo</h2>
<ul>
<li><strong>O início responde a «e agora?».</strong> Mostra o curso em que ficou, as suas turmas destes dias e o que vale a pena começar a seguir.</li>
<li><strong>A sua língua, as suas cores.</strong> Escolha-as no topo de qualquer página; o portal lembra-se de ambas.</li>
<li><strong>Telemóvel, tablet, computador.</strong> Todas as páginas cabem num ecrã pequeno e tudo se pode fazer só com o teclado.</li>
<li><strong>Uma ajuda que descreve o que vê.</strong> O <a href="#/dynamicList?help=help_center">centro de ajuda</a> tem uma dúzia de artigos curtos, que se podem pesquisar.</li>
</ul>
<p>A sua conta e o seu registo de aprendizagem mudaram-se consigo. Se faltar alguma coisa, diga a <a href="mailto:support@academy.example">support@academy.example</a>; nas primeiras semanas, alguém responde também aos sábados.</p>
`,
  },
  maintenance: {
    title: 'Manutenção na noite de domingo',
    summary: 'O portal ficará inacessível durante duas horas, no máximo, na noite de domingo para segunda-feira.',
    detail: `
<p>Na noite deste domingo para segunda-feira, mudamos a base de dados do portal para novas máquinas. Durante esse tempo, não será possível aceder ao portal.</p>
<table>
<thead>
<tr><th scope="col">Cidade</th><th scope="col">Das</th><th scope="col">Às</th></tr>
</thead>
<tbody>
<tr><td>Pequim</td><td>segunda-feira, 2h00</td><td>segunda-feira, 4h00</td></tr>
<tr><td>Moscovo</td><td>domingo, 21h00</td><td>domingo, 23h00</td></tr>
<tr><td>Dacar</td><td>domingo, 18h00</td><td>domingo, 20h00</td></tr>
</tbody>
</table>
<h2>O que deve saber</h2>
<ul>
<li>Pouco antes, todas as sessões serão terminadas. Nada do que foi guardado se perde.</li>
<li>Não está prevista nenhuma transmissão em direto a essas horas.</li>
<li>Se tudo correr bem, voltamos mais cedo; costuma correr.</li>
</ul>
<p>Escolhemos a hora em que menos pessoas cá estão. Ainda assim, para algumas é a errada, e a essas pedimos desculpa.</p>
`,
  },
  'flume-hall': {
    title: 'O pavilhão de hidráulica reabriu',
    summary:
      'Depois de dez meses de obras, o pavilhão tem um novo canal inclinável e uma galeria de onde as turmas podem assistir.',
    detail: `
<p>Depois de dez meses de obras, reabriu o pavilhão de hidráulica da academia. O seu coração é um canal inclinável de vidro, com vinte e quatro metros, onde as turmas podem ver um leito de areia formar rugas e as rugas transformarem-se em dunas.</p>
<h2>O que mudou</h2>
<ul>
<li>Bombas, válvulas e declive regulam-se a partir de um só posto.</li>
<li>Câmaras ao longo do canal enviam imagens para as salas de aula, para que as turmas em linha possam participar.</li>
<li>Uma galeria recebe trinta pessoas sem que ninguém estorve quem mede.</li>
</ul>
<p>O canal antigo não foi para a sucata. Seguiu para uma escola profissional a jusante, onde já está a ser usado.</p>
<blockquote>
<p>Pode desenhar-se o início do movimento no quadro durante uma hora. Ou abre-se a válvula mais meia volta.</p>
<p>Camille Moreau, hidráulica</p>
</blockquote>
<p>As turmas que queiram usar o pavilhão falam com o seu diretor de turma. Há duas tardes livres por semana.</p>
`,
  },
  'low-flow-report': {
    title: 'Até onde pode baixar um rio? Relatório sobre caudais mínimos',
    summary: 'Doze anos de medições em seis afluentes e uma regra prática que afinal estava errada.',
    detail: `
<p>O nosso grupo de trabalho sobre caudais ecológicos publicou o seu relatório sobre caudais mínimos. Assenta em doze anos de medições em seis afluentes, todos a jusante de albufeiras.</p>
<h2>Conclusões</h2>
<ol>
<li>A regra corrente de dez por cento do caudal médio é insuficiente em quatro dos seis rios e mais do que o necessário num deles.</li>
<li>O que conta para os peixes é menos o dia mais baixo do que o número de dias assim que se seguem uns aos outros.</li>
<li>Duas descargas curtas na primavera fizeram mais bem do que a mesma água espalhada por um mês.</li>
</ol>
<h2>O que se segue daqui</h2>
<p>Os autores propõem fixar os caudais mínimos por estação do ano e verificá-los pelo número de dias baixos consecutivos. O relatório traz uma folha de cálculo para isso; só precisa das médias diárias.</p>
<p>As conclusões entraram no curso Definir caudais ecológicos, lecionado por Lucía Herrera, que dirigiu o grupo. Quem quiser o relatório pode escrever para <a href="mailto:library@academy.example">library@academy.example</a>.</p>
`,
  },
  'exchange-visit': {
    title: 'Convidados de três deltas',
    summary:
      'Colegas do Mekong, do Nilo e do Tejo passaram uma semana na academia e levaram para casa os problemas uns dos outros.',
    detail: `
<p>Durante uma semana, catorze colegas de autoridades do Mekong, do Nilo e do Tejo foram hóspedes da academia. Três rios que pouco têm em comum, dir-se-ia, mas que chegam todos ao mar por terras que se afundam.</p>
<p>Em vez de apresentações, cada grupo trouxe um problema que não tinha resolvido e deixou-o aos outros durante dois dias. O grupo do Tejo estudou a água salgada que sobe por um braço do Mekong; o do Mekong ocupou-se de um açude no delta do Nilo; e assim por diante, à volta da mesa.</p>
<blockquote>
<p>Tínhamos explicado tantas vezes o nosso problema que já não ouvíamos o que dizíamos.</p>
<p>uma convidada de Phnom Penh</p>
</blockquote>
<p>Da semana saíram</p>
<ul>
<li>uma lista comum do que se deve medir numa estação com maré,</li>
<li>dois conjuntos de dados que todos os três podem usar,</li>
<li>e uma data para o próximo encontro, à beira do Tejo.</li>
</ul>
`,
  },
  'dam-safety-class': {
    title: 'Turma de segurança de barragens concluída',
    summary: 'Trinta dias, uma barragem a sério e um relatório de inspeção que a entidade exploradora aceitou.',
    detail: `
<p>A turma <strong>Segurança de barragens</strong> terminou no centro de formação da albufeira de Longmen. Durante trinta dias, os seus membros fizeram o que farão em casa: percorrer galerias, ler pêndulos, duvidar dos instrumentos.</p>
<h2>Uma barragem só deles</h2>
<p>A entidade exploradora da albufeira tinha dado à turma uma tarefa verdadeira, a inspeção periódica de uma barragem secundária construída nos anos setenta. Quatro grupos inspecionaram-na independentemente uns dos outros.</p>
<ul>
<li>Os quatro encontraram o dreno obstruído.</li>
<li>Dois repararam que um piezómetro marcava o mesmo valor havia oito meses.</li>
<li>Um perguntou porque estava tão verde o prado a jusante, e tinha razão.</li>
</ul>
<p>O relatório conjunto foi aceite pela entidade exploradora; o dreno já foi desobstruído.</p>
<p>A página da turma fica onde está. Os membros encontram-na entre as suas turmas anteriores, com a lista de todos os que participaram.</p>
`,
  },
  'gauge-readers': {
    title: 'Os vizinhos leem o rio',
    summary:
      'Num ensaio, 120 pessoas que vivem perto de rios comunicaram níveis de água por telefone. As leituras são melhores do que se esperava.',
    detail: `
<p>Durante uma época de cheias, 120 pessoas que vivem junto a pequenos rios comunicaram o nível da água duas vezes por dia, e de hora a hora quando subia. Receberam uma escala pintada, meio dia de introdução e um número para onde enviar a leitura.</p>
<h2>Estas leituras servem?</h2>
<p>Onde um observador e uma estação automática estavam lado a lado, o resultado foi este:</p>
<table>
<thead>
<tr><th scope="col">Diferença</th><th scope="col">Parte das leituras</th></tr>
</thead>
<tbody>
<tr><td>até 1\u00a0cm</td><td>71\u00a0%</td></tr>
<tr><td>até 3\u00a0cm</td><td>94\u00a0%</td></tr>
<tr><td>mais de 10\u00a0cm</td><td>1\u00a0%, quase tudo erros ao escrever</td></tr>
</tbody>
</table>
<p>Mais importante do que a exatidão foi outra coisa: em três ocasiões, a primeira notícia de uma cheia repentina veio de um observador, até quarenta minutos antes de a estação seguinte a registar.</p>
<p>O ensaio continua com o dobro dos observadores. O que se aprendeu ao formá-los passou a fazer parte do curso <em>Avisos que chegam à última aldeia</em>.</p>
`,
  },
}
