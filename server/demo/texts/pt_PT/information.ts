import type { InformationTexts } from '#server/news/information-texts.demo.ts'
import { help } from './information-help.ts'
import { news } from './information-news.ts'

export const information: InformationTexts = {
  ...news,
  ...help,

  'application-secret': {
    title: 'Declaração de privacidade',
    summary: 'Que dados o portal guarda sobre si, porquê, durante quanto tempo e o que nos pode pedir.',
    detail: `
<p>Esta declaração diz respeito ao portal de formação da Academia dos Grandes Rios, no navegador e como aplicação no seu dispositivo. A academia é responsável pelos dados aqui guardados.</p>
<h2>O que guardamos</h2>
<ul>
<li>A sua conta: o seu nome, o seu nome de utilizador, o seu número de telemóvel e endereço de e-mail, a sua língua e as funções que a sua organização lhe atribuiu. A palavra-passe só é guardada numa forma a partir da qual não pode ser recuperada.</li>
<li>A sua aprendizagem: os cursos que abriu, até onde chegou neles e as turmas a que pertence.</li>
<li>A sua utilização do portal: que páginas são abertas e quando, que notícias lê num dia, para que cada leitor conte uma só vez, e relatórios técnicos quando alguma coisa falha.</li>
</ul>
<h2>Para que os usamos</h2>
<p>Usamos estes dados para o deixar entrar, para lhe mostrar onde ficou, para organizar as turmas e para encontrar falhas. A classificação dos formandos, na página de início, mostra nomes e horas de estudo aos colegas com sessão iniciada. Não vendemos dados, não mostramos publicidade e não incorporamos nada de outras empresas que o possa seguir.</p>
<h2>No seu navegador</h2>
<p>Depois de iniciar sessão, dois cookies mantêm a sua sessão. A sua língua e o aspeto que escolheu também são lembrados. Não há cookies de rastreio.</p>
<h2>Quem os vê</h2>
<p>Os membros de uma turma e o seu diretor veem quem mais lhe pertence. Os administradores veem as mensagens que o portal envia. Mais ninguém, a não ser que a lei o exija.</p>
<h2>Durante quanto tempo</h2>
<p>Uma sessão termina ao fim de duas horas sem atividade. O seu registo de aprendizagem mantém-se enquanto tiver conta, porque dele podem depender certificados e turmas posteriores.</p>
<h2>O que pode pedir</h2>
<p>Pode perguntar o que temos sobre si, pedir a correção de erros e o encerramento da sua conta. Escreva para <a href="mailto:privacy@academy.example">privacy@academy.example</a>; terá resposta no prazo de trinta dias.</p>
`,
  },
  'technical-support': {
    title: 'Apoio técnico',
    summary: 'Como nos contactar, quando cá estamos e de que precisa o seu dispositivo.',
    detail: `
<p>Se alguma coisa no portal não funciona, consulte primeiro o <a href="#/dynamicList?help=help_center">centro de ajuda</a>. Se isso não resolver, teremos todo o gosto em ajudar.</p>
<h2>Como nos contactar</h2>
<table>
<thead>
<tr><th scope="col">Meio</th><th scope="col">Onde</th><th scope="col">Quando</th></tr>
</thead>
<tbody>
<tr><td>E-mail</td><td><a href="mailto:support@academy.example">support@academy.example</a></td><td>Resposta no prazo de um dia útil</td></tr>
<tr><td>Telefone</td><td>+86 10 5550 0199</td><td>De segunda a sexta-feira, das 8h30 às 17h30, hora de Pequim</td></tr>
<tr><td>Pessoalmente</td><td>Campus principal, edifício 1, sala 108</td><td>De segunda a sexta-feira, das 9h00 às 12h00</td></tr>
</tbody>
</table>
<h2>O que nos deve dizer</h2>
<ol>
<li>O seu nome de utilizador, mas nunca a palavra-passe. Nunca lha pediremos.</li>
<li>A página em que estava e o que fez por último.</li>
<li>A mensagem que apareceu, de preferência numa captura de ecrã.</li>
<li>O resultado do <a href="#/speedTest">teste de velocidade</a>, se os vídeos pararem ou as páginas forem lentas.</li>
</ol>
<h2>De que precisa o seu dispositivo</h2>
<ul>
<li>Uma versão atual do Chrome, Edge, Firefox ou Safari, num computador, tablet ou telemóvel.</li>
<li>Uma ligação de pelo menos 1\u00a0Mbit/s para as aulas em SD e de 4\u00a0Mbit/s para HD.</li>
<li>Um ecrã com pelo menos 360 píxeis de largura; o portal também funciona só com o teclado e com um leitor de ecrã.</li>
</ul>
`,
  },
  'app-download': {
    title: 'O portal no seu dispositivo',
    summary:
      'Sem loja nem transferência: o seu navegador põe o portal no telemóvel, no tablet ou no ambiente de trabalho.',
    detail: `
<p>O portal é uma aplicação web. O seu navegador pode pô-lo ao lado das suas outras aplicações, para que um toque o abra, sempre na versão mais recente.</p>
<p>Inicia sessão com a mesma conta, e tudo o que fizer fica guardado no mesmo lugar.</p>
<p>Os cursos, os exames e as emissões em direto precisam de ligação. Noutro dispositivo, continua onde parou. O portal remove-se como qualquer outra aplicação, sem que se perca nada do seu registo.</p>
`,
  },
}
