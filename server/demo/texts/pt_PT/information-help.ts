import type { DemoInformationText, HelpName } from '#server/news/information-texts.demo.ts'

export const help: Readonly<Record<HelpName, DemoInformationText>> = {
  'sign-in': {
    title: 'Iniciar e terminar sessão',
    summary: 'O que é preciso para entrar, para que serve o código e porque é que o portal às vezes o faz esperar.',
    detail: `
<p>Inicia sessão com o nome de utilizador e a palavra-passe que a sua organização lhe deu. No nome de utilizador, maiúsculas e minúsculas são indiferentes; na palavra-passe, não.</p>
<h2>Passo a passo</h2>
<ol>
<li>Abra o portal. Aparece a página de início de sessão.</li>
<li>Introduza o utilizador e a palavra-passe. O olho no fim do campo mostra o que escreveu.</li>
<li>Copie as letras e os algarismos da imagem. Se não os conseguir ler, peça outra imagem ou ouça dígitos em alternativa.</li>
<li>Escolha <strong>Iniciar sessão</strong>.</li>
</ol>
<h2>Se não resultar</h2>
<p>Depois de várias palavras-passe erradas, o portal fá-lo esperar, cada vez mais tempo; é o que impede outros de adivinhar. Diz-lhe quanto. Se se esqueceu da palavra-passe, <a href="#/retrieve">defina uma nova</a> em vez de continuar a tentar.</p>
<h2>Terminar sessão</h2>
<p>O símbolo para terminar sessão está no topo da página. Num computador que outros também usam, termine sempre a sessão. Ao fim de duas horas sem atividade, o portal fá-lo por si.</p>
`,
  },
  'forgotten-password': {
    title: 'Esqueci-me da palavra-passe',
    summary: 'Com o telemóvel ou o e-mail à mão, uma nova palavra-passe demora dois minutos.',
    detail: `
<p>Pode definir por si uma nova palavra-passe, desde que a sua conta tenha um número de telemóvel ou um endereço de e-mail associado.</p>
<h2>Quatro passos</h2>
<ol>
<li>Na página de início de sessão, escolha <strong>Esqueceu-se da palavra-passe?</strong> e introduza o seu nome de utilizador.</li>
<li>Escolha para onde deve ir o código: para o telemóvel ou para o e-mail. Ambos são mostrados apenas em parte.</li>
<li>Introduza os seis dígitos que receber. São válidos durante alguns minutos; quando a contagem decrescente terminar, pode pedir outros.</li>
<li>Introduza duas vezes a nova palavra-passe.</li>
</ol>
<h2>O que deve ter a nova palavra-passe</h2>
<ul>
<li>8 a 32 caracteres</li>
<li>pelo menos um algarismo</li>
<li>pelo menos uma maiúscula e uma minúscula</li>
</ul>
<p>Depois de guardada, a sessão é terminada em todo o lado e volta a entrar com a nova palavra-passe.</p>
<h2>Não chega nenhum código?</h2>
<p>Veja na pasta de correio não solicitado e confirme que os algarismos mostrados são os do seu número. Se mudou de número, escreva para <a href="mailto:support@academy.example">support@academy.example</a>.</p>
`,
  },
  'weak-password': {
    title: '«Palavra-passe demasiado fraca»',
    summary: 'Porque é que o portal pede uma palavra-passe melhor antes de o deixar continuar, e como a escolher.',
    detail: `
<p>Se a sua palavra-passe é das que se tentam primeiro, como 123456, o portal pede-lhe que a substitua assim que abre uma página. Até lá, só vê as páginas abertas a toda a gente.</p>
<h2>O que fazer</h2>
<p>Escolha <strong>Alterar agora</strong>. O caminho é o mesmo que para uma <a href="#/retrieve">palavra-passe esquecida</a>: recebe um código no telemóvel ou no e-mail e depois introduz uma nova palavra-passe.</p>
<h2>Uma boa palavra-passe</h2>
<ul>
<li>O comprimento ajuda mais do que os caracteres estranhos. Três ou quatro palavras sem nada a ver umas com as outras são fáceis de reter.</li>
<li>Não a use em mais lado nenhum.</li>
<li>Repare no indicador de segurança enquanto escreve.</li>
</ul>
<p>Ninguém da academia lhe pedirá alguma vez a palavra-passe, nem por telefone nem por e-mail.</p>
`,
  },
  'find-courses': {
    title: 'Encontrar um curso',
    summary: 'Como pesquisar e filtrar os cursos abertos, e o que lhe diz a página de um curso.',
    detail: `
<p>Todos os cursos abertos estão em <a href="#/course/course-list">Cursos abertos</a>, na navegação principal. O início mostra também os recomendados, os mais populares e os novos.</p>
<h2>Reduzir a lista</h2>
<table>
<thead>
<tr><th scope="col">Procura</th><th scope="col">Use</th></tr>
</thead>
<tbody>
<tr><td>algo em particular</td><td>a pesquisa; procura no título e no resumo</td></tr>
<tr><td>só o que tem de fazer</td><td>Tipo: Obrigatório</td></tr>
<tr><td>um domínio</td><td>Área, por exemplo Hidrologia</td></tr>
<tr><td>aquilo de que os outros gostam</td><td>Ordenar por: Mais populares ou Mais bem avaliados</td></tr>
</tbody>
</table>
<p>Os filtros podem combinar-se. Se não restar nada, <strong>Limpar todos os filtros</strong> traz de volta a lista inteira.</p>
<h2>A página de um curso</h2>
<p>Diz de que trata o curso, quanto tempo dura, quantos créditos dá, quem o leciona e como os formandos o avaliaram. Se já o começou, vê até onde chegou. Mais abaixo estão os cursos relacionados.</p>
`,
  },
  'continue-course': {
    title: 'Continuar de onde ficou',
    summary: 'Três caminhos de volta ao curso que estava a fazer, e onde ver até onde chegou.',
    detail: `
<p>O portal lembra-se do último curso que abriu e do ponto a que chegou.</p>
<h2>Três caminhos de volta</h2>
<ul>
<li><strong>No início</strong>, em Continuar a aprender, está o último curso que abriu, com um botão para prosseguir.</li>
<li><strong>No fundo do início</strong>, uma faixa lembra-lho. Pode fechá-la; volta na sua próxima visita.</li>
<li><strong>Em A minha formação</strong>, a página <a href="#/usercenter/mycourse">Os meus cursos</a> enumera tudo o que alguma vez começou.</li>
</ul>
<h2>O que significa a barra</h2>
<p>A barra ao lado de um curso mostra, em percentagem, quanto já fez dele. Aos cem por cento, o curso está concluído e passa de Em curso para Concluídos.</p>
<p>O seu progresso pertence à sua conta, não ao seu dispositivo: o que começou no computador pode continuar no telemóvel.</p>
`,
  },
  'my-classes': {
    title: 'Turmas: como entrar e onde encontrar as suas',
    summary: 'Quem o inscreve numa turma e onde o portal mostra as que estão em curso, as próximas e as anteriores.',
    detail: `
<p>Uma turma é um grupo que aprende em conjunto durante algum tempo, presencialmente, em linha ou numa escola do Partido. É a sua organização que o indica; assim que constar da lista de membros, a turma aparece por si no seu portal.</p>
<h2>Onde as encontrar</h2>
<ul>
<li><strong>O início</strong> mostra as turmas destes dias e as que começam dentro de uma semana.</li>
<li><strong>Turmas</strong>, na navegação principal, leva a <a href="#/class/class-list">todas as suas</a>. Pode reduzir a lista às que estão em curso, às próximas ou às terminadas.</li>
<li><strong>Turma em curso</strong>, logo abaixo, leva-o diretamente à que está a decorrer; se houver várias, escolhe.</li>
</ul>
<h2>A página de uma turma</h2>
<p>Aí vê as datas e o local, o diretor de turma e quem aprende consigo. Uma linha mostra em que ponto está a turma: por iniciar, em curso ou terminada.</p>
<h2>Falta uma turma?</h2>
<p>Então ainda não consta da lista. Pergunte primeiro ao departamento que o indicou; o apoio técnico não pode acrescentar membros.</p>
`,
  },
  'live-broadcasts': {
    title: 'Ver uma transmissão em direto',
    summary: 'Onde são anunciadas as transmissões, como entrar e o que fazer quando a imagem ou o som falham.',
    detail: `
<p>As transmissões em direto são abertas a todos. Estão no menu <strong>Em direto</strong>, no topo do portal: primeiro as que estão a decorrer, depois as das próximas duas semanas, com as horas do seu próprio fuso.</p>
<h2>Entrar</h2>
<ol>
<li>Abra o menu e escolha a transmissão. O leitor abre numa nova janela.</li>
<li>Se ainda não tiver começado, o leitor faz a contagem decrescente e arranca sozinho.</li>
<li>A maioria dos navegadores começa sem som. Ligue-o no leitor.</li>
</ol>
<h2>Se a emissão parar</h2>
<ul>
<li>Escolha SD em vez de HD no leitor.</li>
<li>Faça o <a href="#/speedTest">teste de velocidade</a>; diz-lhe que qualidade convém à sua ligação.</li>
<li>Recarregue a página. Regressa ao momento presente.</li>
</ul>
<p>Se o portal abrir outro sítio em vez do leitor, é porque os organizadores usam um serviço próprio. Nesse caso, valem as instruções deles.</p>
`,
  },
  'language-and-skin': {
    title: 'Língua e aspeto',
    summary: 'O portal fala onze línguas e tem um aspeto claro e outro escuro. Ambos se escolhem no topo da página.',
    detail: `
<h2>Língua</h2>
<p>O menu com a língua atual está no topo de cada página, em ecrãs estreitos sob a forma de um símbolo. Escolha uma das onze, e a página volta a ser mostrada nessa língua.</p>
<ul>
<li>A escolha vale para este navegador até a mudar.</li>
<li>Em árabe, toda a página corre da direita para a esquerda.</li>
<li>Os nomes das pessoas ficam como elas próprias os escrevem. O que ainda não está traduzido aparece em chinês.</li>
</ul>
<h2>Claro ou escuro</h2>
<p>O menu ao lado muda o aspeto:</p>
<table>
<thead>
<tr><th scope="col">Opção</th><th scope="col">Significado</th></tr>
</thead>
<tbody>
<tr><td>Claro</td><td>letras escuras sobre branco</td></tr>
<tr><td>Escuro</td><td>letras claras sobre fundo escuro, mais repousante à noite</td></tr>
<tr><td>Igual ao do dispositivo</td><td>segue a definição do seu computador ou telemóvel</td></tr>
</tbody>
</table>
<p>As letras são demasiado pequenas? Aumente-as no navegador, até ao dobro do tamanho; nada da página se perde.</p>
`,
  },
  'speed-test': {
    title: 'Teste de velocidade, HD e SD',
    summary: 'Como saber se a sua ligação é suficientemente rápida e que qualidade de imagem escolher.',
    detail: `
<p>O <a href="#/speedTest">teste de velocidade</a> mede o caminho entre o seu dispositivo e o portal. Não precisa de conta e demora alguns segundos.</p>
<h2>Como fazer o teste</h2>
<ol>
<li>Vá para o sítio onde quer aprender. A rede sem fios varia de sala para sala.</li>
<li>Feche transferências e outros vídeos.</li>
<li>Inicie o teste e repita-o uma vez.</li>
</ol>
<h2>HD ou SD</h2>
<p>O HD mostra com nitidez as letras pequenas dos diapositivos e precisa de uma ligação mais rápida. Ao SD basta cerca de um quarto. No fim, o teste diz qual dos dois convém à sua ligação.</p>
<h2>O que ajuda</h2>
<ul>
<li>Sente-se mais perto do router ou use um cabo.</li>
<li>Com dados móveis, escolha SD; também sai mais barato.</li>
<li>Se todos os outros sítios também estiverem lentos, pergunte a quem gere a sua rede.</li>
</ul>
<p>Se os outros sítios forem rápidos e só o portal estiver lento, envie-nos o resultado do teste.</p>
`,
  },
  'install-app': {
    title: 'O portal no telemóvel e no computador',
    summary:
      'Não é precisa nenhuma loja: ponha o portal ao lado das suas outras aplicações ou leia o código com o telemóvel.',
    detail: `
<p>Não precisa de instalar nada. Mas, se usa o portal com frequência, tocar no ícone é mais rápido do que escrever o endereço.</p>
<h2>No telemóvel</h2>
<ol>
<li>Leia o código QR no fundo da página com a câmara do telemóvel. O portal abre no navegador.</li>
<li>Num iPhone ou iPad, escolha Partilhar e depois Adicionar ao ecrã principal; no Android, Adicionar ao ecrã principal no menu do navegador.</li>
<li>Inicie sessão uma vez. A sessão mantém-se como no computador.</li>
</ol>
<h2>No computador</h2>
<p>O Chrome e o Edge podem pôr uma página no ambiente de trabalho como se fosse um programa. A página <a href="#/appDownload">Obter a aplicação</a> mostra os passos para cada sistema.</p>
<h2>Como página inicial ou favorito</h2>
<p>No topo do portal, pode pedir para o definir como página inicial ou para o adicionar aos favoritos. A maioria dos navegadores deixa isso consigo: prima Ctrl+D ou use o menu do navegador.</p>
`,
  },
  'news-and-help': {
    title: 'Ler as notícias e encontrar ajuda',
    summary: 'Temas, pesquisa e caminho de volta: como encontrar o que a academia publicou.',
    detail: `
<p>Em <a href="#/dynamicList">Notícias</a>, a academia conta o que há de novo: vida da academia, formação, avisos e investigação. As mais recentes vêm primeiro.</p>
<h2>Encontrar alguma coisa</h2>
<ul>
<li><strong>Os temas</strong> reduzem a lista a um deles.</li>
<li><strong>A pesquisa</strong> procura no título, no resumo e no texto, na língua em que lê. Se escrever várias palavras, têm de ocorrer todas, por qualquer ordem.</li>
<li><strong>Anterior</strong> e <strong>Seguinte</strong>, por baixo de um artigo, levam a outro sem voltar à lista.</li>
</ul>
<h2>O centro de ajuda</h2>
<p>Está nele agora. A ligação encontra-se no topo e no fundo de cada página. Funciona como as notícias, ordenado por temas; aí, a pesquisa procura apenas nos artigos de ajuda.</p>
<p>As notícias e a ajuda destinam-se aos formandos e ao pessoal da academia, por isso é preciso iniciar sessão. A forma de contactar o apoio técnico pode ler-se <a href="#/techAuth">sem iniciar sessão</a>.</p>
`,
  },
  'who-to-ask': {
    title: 'A quem devo perguntar?',
    summary: 'As dúvidas sobre uma turma, uma conta ou a técnica vão para pessoas diferentes. Um pequeno guia.',
    detail: `
<p>A resposta mais rápida vem de quem pode mudar alguma coisa. Esta tabela diz quem é.</p>
<table>
<thead>
<tr><th scope="col">A sua pergunta</th><th scope="col">A quem perguntar</th></tr>
</thead>
<tbody>
<tr><td>Datas, local e funcionamento de uma turma</td><td>ao diretor de turma, indicado na página da turma</td></tr>
<tr><td>Ser indicado para uma turma</td><td>ao serviço de formação da sua organização</td></tr>
<tr><td>Conteúdo de um curso</td><td>aos seus formadores, indicados na página do curso</td></tr>
<tr><td>Palavra-passe, número de telemóvel, endereço de e-mail</td><td><a href="mailto:support@academy.example">support@academy.example</a></td></tr>
<tr><td>Alguma coisa não funciona</td><td><a href="#/techAuth">apoio técnico</a></td></tr>
<tr><td>O que o portal guarda sobre si</td><td><a href="#/applicationSecret">declaração de privacidade</a></td></tr>
</tbody>
</table>
<h2>Antes de escrever</h2>
<p>Consulte primeiro o centro de ajuda; quase todas as perguntas já foram feitas. Se escrever, diga o que queria fazer, o que aconteceu em vez disso e quando. Uma captura de ecrã diz mais do que uma descrição.</p>
`,
  },
}
