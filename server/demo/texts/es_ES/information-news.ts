import type { DemoInformationText, NewsName } from '#server/news/information-texts.demo.ts'

export const news: Readonly<Record<NewsName, DemoInformationText>> = {
  'gauging-practice': {
    title: 'Prácticas de campo de aforo: qué hay que llevar',
    summary:
      'Las prácticas en la estación de aforo de Chenglingji están a punto de empezar. Aquí tiene el programa en breve y la lista del equipaje.',
    detail: `
<p>La clase <strong>Prácticas de campo de aforo</strong> se reúne dentro de unos días en la estación de aforo de Chenglingji. Todos los que figuran en la lista de miembros tienen plaza; la encontrará en Clases, entre las que empiezan pronto.</p>
<h2>Los cinco días</h2>
<table>
<thead>
<tr><th scope="col">Día</th><th scope="col">Mañana</th><th scope="col">Tarde</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Seguridad en el agua, la estación</td><td>Elección de una sección</td></tr>
<tr><td>2 y 3</td><td>Molinete desde el cable de aforos</td><td>Cálculo del caudal</td></tr>
<tr><td>4</td><td>ADCP desde una embarcación</td><td>Comparación de ambos métodos</td></tr>
<tr><td>5</td><td>Su propio aforo</td><td>Repaso en grupo</td></tr>
</tbody>
</table>
<h2>Traiga, por favor</h2>
<ul>
<li>botas de goma y chubasquero; los chalecos salvavidas están allí</li>
<li>un cuaderno que pueda mojarse y lápices</li>
<li>un portátil, si tiene</li>
</ul>
<p>El primer día, el autobús sale del campus principal a las 7:30. Quien viaje por su cuenta nos encontrará a las 10:00 en la entrada de la estación.</p>
`,
  },
  'new-courses': {
    title: 'Cuatro cursos nuevos, del espacio a la escala de peces',
    summary:
      'Teledetección, pasos para peces, avisos y aguas subterráneas: cuatro cursos se han sumado al catálogo en las últimas semanas.',
    detail: `
<p>En las últimas semanas se han añadido cuatro cursos al catálogo abierto. Todos están abiertos a cualquier participante, en todos los idiomas que habla el portal, y pueden empezarse cuando se quiera.</p>
<table>
<thead>
<tr><th scope="col">Curso</th><th scope="col">Duración</th><th scope="col">Tipo</th></tr>
</thead>
<tbody>
<tr><td>Observar el agua desde el espacio</td><td>2,5 horas</td><td>Optativo</td></tr>
<tr><td>Ayudar a los peces a superar las presas</td><td>1 hora</td><td>Optativo</td></tr>
<tr><td>Avisos que llegan al último pueblo</td><td>1,5 horas</td><td>Obligatorio</td></tr>
<tr><td>Aguas subterráneas y ríos</td><td>1,5 horas</td><td>Optativo</td></tr>
</tbody>
</table>
<p>«Muchas veces vemos una crecida en una imagen de satélite antes de que nos llame nadie», cuenta Layla Hassan, que imparte el curso de teledetección. «Lo que hay que aprender es lo que esa imagen <em>no</em> muestra.»</p>
<p>El curso obligatorio sobre avisos deberían terminarlo, antes de que acabe la temporada, todos los que trabajan en una sala de guardia. Encontrará los cuatro en <a href="#/course/course-list">Cursos abiertos</a>, con los más nuevos en primer lugar.</p>
`,
  },
  'sediment-class': {
    title: 'Modelización de sedimentos: la clase en línea está a punto de empezar',
    summary: 'Quién participa, qué conviene leer antes y cómo se organizan las ocho semanas.',
    detail: `
<p>En menos de tres semanas empieza la clase en línea <strong>Modelización de sedimentos</strong>, a cargo de Camille Moreau. Dura ocho semanas y se imparte íntegramente en línea, así que nadie tiene que viajar.</p>
<h2>Antes de la primera tarde</h2>
<ol>
<li>Compruebe si es miembro: la clase está en Clases, entre las que empiezan pronto.</li>
<li>Haga el curso Cómo transportan sedimentos los ríos, o repáselo. La clase empieza donde termina el curso.</li>
<li>Haga la <a href="#/speedTest">prueba de velocidad</a> en el lugar y a la hora en que vaya a participar.</li>
</ol>
<h2>Las semanas</h2>
<p>Cada semana tiene una lección, un ejercicio y una hora de preguntas. Los ejercicios utilizan mediciones de un tramo que se aterra medio metro al año; en la última semana, su modelo debería saber por qué.</p>
<p>Si no aparece su nombre aunque le hayan propuesto, pregunte en su departamento antes de escribirnos: las propuestas se hacen allí.</p>
`,
  },
  'live-lectures': {
    title: 'En directo esta temporada: de la orilla del río al tribunal',
    summary:
      'Una escuela de campo, una sesión de preguntas sobre predicción de crecidas, derecho de aguas y vigilancia de presas. Sin inscripción.',
    detail: `
<p>Nuestras emisiones en directo reúnen a docentes y participantes que de otro modo nunca se encontrarían. Esta temporada hay cuatro citas:</p>
<ul>
<li><strong>Escuela de campo de aforos.</strong> Tres días a la orilla del río con nuestros equipos; puede incorporarse cuando quiera.</li>
<li><strong>Predicción de crecidas: preguntas y respuestas.</strong> Un especialista recorre la predicción del día.</li>
<li><strong>Introducción al derecho de aguas transfronterizas.</strong> Tres casos reales y lo que dejaron resuelto.</li>
<li><strong>Vigilancia de presas.</strong> Un intercambio entre personas que leen cada mañana desplazamientos y filtraciones.</li>
</ul>
<h2>Cómo participar</h2>
<p>Abra el menú En directo, en la parte superior del portal. Muestra lo que se emite ahora y lo que llegará en las dos próximas semanas, con las horas de su zona horaria. Un clic abre el reproductor; antes del comienzo, muestra una cuenta atrás.</p>
<p>Si la imagen se para, elija SD en el reproductor. El sonido sigue igual, y de lo que vive una lección es del sonido.</p>
`,
  },
  'flood-class': {
    title: 'La clase sobre crecidas empieza con un turno de noche',
    summary:
      'Ha comenzado la clase de predicción de crecidas y mando de emergencias. Su primer ejercicio tuvo lugar a oscuras.',
    detail: `
<p>La mayoría de las clases empiezan con un discurso. La clase <strong>Predicción de crecidas y mando de emergencias</strong> ha empezado esta mañana con una lección sobre errores de escala, y seguirá esta noche con un ejercicio que comienza a las once.</p>
<p>Sus miembros vienen de centros de predicción, salas de guardia y organismos de cuenca de nueve países. Durante tres semanas trabajan en grupos mixtos: una persona que predice, una de ingeniería y otra que tiene que decidir.</p>
<blockquote>
<p>Una predicción no es buena cuando la curva encaja. Es buena cuando alguien movió las bombas a tiempo.</p>
<p>He Zhiqiang, que dirige los ejercicios</p>
</blockquote>
<h2>Qué van a practicar</h2>
<ul>
<li>revisar las lecturas cuando la mitad de las estaciones callan</li>
<li>decir en tres frases hasta qué punto es segura una predicción</li>
<li>entregar un turno sin que se pierda nada</li>
</ul>
<p>Las lecciones se imparten en el edificio 3, aula 205. Los miembros encontrarán el lugar y las fechas en el portal, en la página de su clase.</p>
`,
  },
  'portal-renewed': {
    title: 'Un portal, once idiomas',
    summary:
      'El portal de formación se ha rehecho: cursos, clases, emisiones en directo, noticias y ayuda en un solo lugar y en cualquier dispositivo.',
    detail: `
<p>Desde hoy, los participantes de la academia tienen un portal nuevo. Cursos, clases, emisiones en directo, noticias y ayuda están en un solo lugar, en once idiomas, el árabe de derecha a izquierda.</p>
<h2>Qué hay de nuevo</h2>
<ul>
<li><strong>El inicio responde a «¿y ahora qué?».</strong> Muestra el curso en el que se quedó, sus clases de estos días y lo que vale la pena empezar después.</li>
<li><strong>Su idioma, sus colores.</strong> Elíjalos en la parte superior de cualquier página; el portal recuerda ambas cosas.</li>
<li><strong>Móvil, tableta, ordenador.</strong> Todas las páginas caben en una pantalla pequeña y todo puede hacerse solo con el teclado.</li>
<li><strong>Una ayuda que describe lo que usted ve.</strong> El <a href="#/dynamicList?help=help_center">centro de ayuda</a> tiene una docena de artículos breves y un buscador.</li>
</ul>
<p>Su cuenta y su historial de aprendizaje se han trasladado con usted. Si falta algo, dígaselo a <a href="mailto:support@academy.example">support@academy.example</a>; durante las primeras semanas, alguien responde también los sábados.</p>
`,
  },
  maintenance: {
    title: 'Mantenimiento la noche del domingo',
    summary: 'El portal no estará accesible durante un máximo de dos horas en la noche del domingo al lunes.',
    detail: `
<p>En la noche de este domingo al lunes trasladamos la base de datos del portal a máquinas nuevas. Durante ese tiempo no se podrá acceder al portal.</p>
<table>
<thead>
<tr><th scope="col">Ciudad</th><th scope="col">Desde</th><th scope="col">Hasta</th></tr>
</thead>
<tbody>
<tr><td>Pekín</td><td>lunes, 2:00</td><td>lunes, 4:00</td></tr>
<tr><td>Moscú</td><td>domingo, 21:00</td><td>domingo, 23:00</td></tr>
<tr><td>Dakar</td><td>domingo, 18:00</td><td>domingo, 20:00</td></tr>
</tbody>
</table>
<h2>Lo que debe saber</h2>
<ul>
<li>Poco antes se cerrarán todas las sesiones. No se perderá nada de lo guardado.</li>
<li>No hay prevista ninguna emisión en directo a esas horas.</li>
<li>Si todo va bien, volveremos antes; suele ir bien.</li>
</ul>
<p>Hemos elegido la hora en que menos de ustedes se conectan. Aun así, para algunos será la peor, y a ellos les pedimos disculpas.</p>
`,
  },
  'flume-hall': {
    title: 'La nave de ensayos hidráulicos vuelve a abrir',
    summary:
      'Tras diez meses de obras, la nave tiene un nuevo canal basculante y una galería desde la que pueden mirar las clases.',
    detail: `
<p>Tras diez meses de obras ha vuelto a abrir la nave de ensayos hidráulicos de la academia. Su corazón es un canal basculante de vidrio de veinticuatro metros, en el que las clases pueden ver cómo en un lecho de arena se forman rizos y cómo los rizos se convierten en dunas.</p>
<h2>Qué ha cambiado</h2>
<ul>
<li>Las bombas, las válvulas y la pendiente se ajustan desde un solo puesto.</li>
<li>Unas cámaras a lo largo del canal envían imágenes a las aulas, de modo que las clases en línea pueden participar.</li>
<li>Una galería acoge a treinta personas sin que nadie estorbe a quienes miden.</li>
</ul>
<p>El canal antiguo no ha acabado en la chatarra. Fue a parar a un centro de formación profesional situado aguas abajo, donde ya está en uso.</p>
<blockquote>
<p>El inicio del movimiento se puede dibujar en la pizarra durante una hora. O se abre la válvula media vuelta más.</p>
<p>Camille Moreau, hidráulica</p>
</blockquote>
<p>Las clases que quieran usar la nave pueden pedirlo a su tutor. Hay dos tardes libres por semana.</p>
`,
  },
  'low-flow-report': {
    title: '¿Cuánto puede bajar un río? Informe sobre caudales mínimos',
    summary: 'Doce años de mediciones en seis afluentes y una regla práctica que resultó ser errónea.',
    detail: `
<p>Nuestro grupo de trabajo sobre caudales ecológicos ha publicado su informe sobre caudales mínimos. Se apoya en doce años de mediciones en seis afluentes, todos ellos aguas abajo de embalses.</p>
<h2>Resultados</h2>
<ol>
<li>La extendida regla del diez por ciento del caudal medio se queda corta en cuatro de los seis ríos y es más de lo necesario en uno.</li>
<li>A los peces les importa menos el día más bajo que cuántos días así se suceden.</li>
<li>Dos desembalses breves en primavera hicieron más bien que la misma agua repartida en un mes.</li>
</ol>
<h2>Qué se deduce</h2>
<p>Los autores proponen fijar los caudales mínimos por estaciones y comprobarlos con el número de días bajos seguidos. El informe incluye una hoja de cálculo para ello; no necesita más que las medias diarias.</p>
<p>Los resultados se han incorporado al curso Fijar caudales ecológicos, que imparte Lucía Herrera, directora del grupo. Quien desee el informe puede escribir a <a href="mailto:library@academy.example">library@academy.example</a>.</p>
`,
  },
  'exchange-visit': {
    title: 'Invitados de tres deltas',
    summary:
      'Colegas del Mekong, del Nilo y del Tajo pasaron una semana en la academia y se llevaron a casa los problemas de los otros.',
    detail: `
<p>Durante una semana, catorce colegas de organismos del Mekong, del Nilo y del Tajo fueron huéspedes de la academia. Tres ríos que tienen poco en común, se diría, pero que llegan al mar por tierras que se hunden.</p>
<p>En vez de presentaciones, cada grupo trajo un problema que no había resuelto y se lo dejó a los demás durante dos días. El grupo del Tajo estudió el agua salada que remonta un brazo del Mekong; el del Mekong se ocupó de una presa de compuertas en el delta del Nilo, y así hasta completar la ronda.</p>
<blockquote>
<p>Habíamos explicado tantas veces nuestro problema que ya no oíamos lo que decíamos.</p>
<p>una invitada de Phnom Penh</p>
</blockquote>
<p>De aquella semana salieron</p>
<ul>
<li>una lista común de lo que hay que medir en una estación con marea,</li>
<li>dos conjuntos de datos que pueden usar los tres,</li>
<li>y una fecha para el próximo encuentro, a orillas del Tajo.</li>
</ul>
`,
  },
  'dam-safety-class': {
    title: 'Concluye la clase de seguridad de presas',
    summary: 'Treinta días, una presa de verdad y un informe de inspección que el explotador ha aceptado.',
    detail: `
<p>La clase <strong>Seguridad de presas</strong> ha terminado en el centro de formación del embalse de Longmen. Durante treinta días, sus miembros hicieron lo que harán en casa: recorrer galerías, leer péndulos, dudar de los instrumentos.</p>
<h2>Una presa propia</h2>
<p>El explotador del embalse había dado a la clase una tarea real, la inspección periódica de una presa auxiliar construida en los años setenta. Cuatro grupos la inspeccionaron por separado.</p>
<ul>
<li>Los cuatro encontraron el dren obstruido.</li>
<li>Dos notaron que un piezómetro llevaba ocho meses marcando el mismo valor.</li>
<li>Uno preguntó por qué estaba tan verde el prado de aguas abajo, y tenía razón.</li>
</ul>
<p>El explotador ha aceptado el informe conjunto; el dren ya está limpio.</p>
<p>La página de la clase se queda donde está. Los miembros la encontrarán entre sus clases anteriores, con la lista de todos los que participaron.</p>
`,
  },
  'gauge-readers': {
    title: 'Los vecinos leen el río',
    summary:
      'En una prueba, 120 personas que viven junto a ríos comunicaron niveles de agua por teléfono. Las lecturas son mejores de lo esperado.',
    detail: `
<p>Durante una temporada de crecidas, 120 personas que viven junto a ríos pequeños comunicaron el nivel del agua dos veces al día, y cada hora cuando subía. Recibieron una escala pintada, media jornada de introducción y un número al que enviar la lectura.</p>
<h2>¿Sirven esas lecturas?</h2>
<p>Donde coincidían un observador y una estación automática, el resultado fue este:</p>
<table>
<thead>
<tr><th scope="col">Diferencia</th><th scope="col">Proporción de lecturas</th></tr>
</thead>
<tbody>
<tr><td>hasta 1\u00a0cm</td><td>71\u00a0%</td></tr>
<tr><td>hasta 3\u00a0cm</td><td>94\u00a0%</td></tr>
<tr><td>más de 10\u00a0cm</td><td>1\u00a0%, casi siempre errores al teclear</td></tr>
</tbody>
</table>
<p>Más importante que la exactitud fue otra cosa: en tres ocasiones, el primer aviso de una crecida súbita vino de un observador, hasta cuarenta minutos antes de que la reflejara la estación siguiente.</p>
<p>La prueba continúa con el doble de observadores. Lo que se aprendió al formarlos es ya parte del curso <em>Avisos que llegan al último pueblo</em>.</p>
`,
  },
}
