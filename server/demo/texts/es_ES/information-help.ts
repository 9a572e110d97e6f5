import type { DemoInformationText, HelpName } from '#server/news/information-texts.demo.ts'

export const help: Readonly<Record<HelpName, DemoInformationText>> = {
  'sign-in': {
    title: 'Iniciar y cerrar sesión',
    summary: 'Qué hace falta para entrar, para qué sirve el código y por qué a veces el portal le hace esperar.',
    detail: `
<p>Se inicia sesión con el usuario y la contraseña que le ha dado su organización. En el usuario da igual escribir mayúsculas o minúsculas; en la contraseña, no.</p>
<h2>Paso a paso</h2>
<ol>
<li>Abra el portal. Aparece la página de inicio de sesión.</li>
<li>Escriba el usuario y la contraseña. El ojo que hay al final del campo muestra lo que ha tecleado.</li>
<li>Copie las letras y los números de la imagen. Si no los distingue, pida otra imagen o escuche unos dígitos en su lugar.</li>
<li>Elija <strong>Iniciar sesión</strong>.</li>
</ol>
<h2>Si no funciona</h2>
<p>Tras varias contraseñas equivocadas, el portal le hace esperar, cada vez más tiempo; así se evita que otros prueben suerte. Le indica cuánto. Si ha olvidado la contraseña, <a href="#/retrieve">elija una nueva</a> en lugar de seguir intentándolo.</p>
<h2>Cerrar sesión</h2>
<p>El símbolo para cerrar sesión está en la parte superior de la página. En un ordenador que usan también otras personas, ciérrela siempre. Tras dos horas sin actividad, lo hace el propio portal.</p>
`,
  },
  'forgotten-password': {
    title: 'He olvidado la contraseña',
    summary: 'Con el móvil o el correo a mano, una contraseña nueva es cosa de dos minutos.',
    detail: `
<p>Puede elegir usted mismo una contraseña nueva, siempre que su cuenta tenga asociado un número de móvil o un correo electrónico.</p>
<h2>Cuatro pasos</h2>
<ol>
<li>En la página de inicio de sesión, elija <strong>¿Ha olvidado la contraseña?</strong> y escriba su usuario.</li>
<li>Elija adónde debe llegar el código: al móvil o al correo electrónico. Ambos se muestran solo en parte.</li>
<li>Escriba los seis dígitos que reciba. Son válidos durante unos minutos; cuando acabe la cuenta atrás, puede pedir otros.</li>
<li>Escriba dos veces la nueva contraseña.</li>
</ol>
<h2>Qué debe tener la nueva contraseña</h2>
<ul>
<li>de 8 a 32 caracteres</li>
<li>al menos un número</li>
<li>al menos una mayúscula y una minúscula</li>
</ul>
<p>Una vez guardada, se cierra la sesión en todas partes y vuelve a entrar con la nueva contraseña.</p>
<h2>¿No llega ningún código?</h2>
<p>Mire en la carpeta de correo no deseado y compruebe que las cifras que se muestran son las de su número. Si ha cambiado de número, escriba a <a href="mailto:support@academy.example">support@academy.example</a>.</p>
`,
  },
  'weak-password': {
    title: '«Contraseña poco segura»',
    summary: 'Por qué el portal le pide una contraseña mejor antes de dejarle continuar, y cómo elegirla.',
    detail: `
<p>Si su contraseña es de las primeras que a cualquiera se le ocurriría probar, como 123456, el portal le pide que la cambie en cuanto abre una página. Hasta entonces solo puede ver las páginas abiertas a todo el mundo.</p>
<h2>Qué hacer</h2>
<p>Elija <strong>Cambiar ahora</strong>. El procedimiento es el mismo que con una <a href="#/retrieve">contraseña olvidada</a>: llega un código al móvil o al correo electrónico y después escribe una contraseña nueva.</p>
<h2>Una buena contraseña</h2>
<ul>
<li>Ayuda más la longitud que los caracteres raros. Tres o cuatro palabras que no tengan nada que ver entre sí se recuerdan con facilidad.</li>
<li>No la utilice en ningún otro sitio.</li>
<li>Fíjese en el indicador de seguridad mientras escribe.</li>
</ul>
<p>Nadie de la academia le pedirá nunca la contraseña, ni por teléfono ni por correo.</p>
`,
  },
  'find-courses': {
    title: 'Encontrar un curso',
    summary: 'Cómo buscar y filtrar los cursos abiertos, y qué le cuenta la página de un curso.',
    detail: `
<p>Todos los cursos abiertos están en <a href="#/course/course-list">Cursos abiertos</a>, en la navegación principal. El inicio muestra además los recomendados, los más populares y los nuevos.</p>
<h2>Acotar la lista</h2>
<table>
<thead>
<tr><th scope="col">Busca</th><th scope="col">Utilice</th></tr>
</thead>
<tbody>
<tr><td>algo concreto</td><td>el buscador; mira en el título y el resumen</td></tr>
<tr><td>solo lo que debe hacer</td><td>Tipo: Obligatorio</td></tr>
<tr><td>una especialidad</td><td>Materia, por ejemplo Hidrología</td></tr>
<tr><td>lo que gusta a los demás</td><td>Ordenar por: Más populares o Mejor valorados</td></tr>
</tbody>
</table>
<p>Los filtros se pueden combinar. Si no queda nada, <strong>Borrar todos los filtros</strong> devuelve la lista completa.</p>
<h2>La página de un curso</h2>
<p>Dice de qué trata el curso, cuánto dura, cuántos créditos da, quién lo imparte y cómo lo han valorado los participantes. Si ya lo ha empezado, verá hasta dónde ha llegado. Más abajo aparecen cursos relacionados.</p>
`,
  },
  'continue-course': {
    title: 'Seguir donde lo dejó',
    summary: 'Tres formas de volver al curso que estaba haciendo y dónde ver hasta dónde ha llegado.',
    detail: `
<p>El portal recuerda qué curso abrió por última vez y hasta dónde llegó en él.</p>
<h2>Tres formas de volver</h2>
<ul>
<li><strong>En el inicio</strong>, en Seguir aprendiendo, está el último curso que abrió, con un botón para continuar.</li>
<li><strong>Al pie del inicio</strong>, un aviso se lo recuerda. Puede cerrarlo; volverá a aparecer en su próxima visita.</li>
<li><strong>En Mi formación</strong>, la página <a href="#/usercenter/mycourse">Mis cursos</a> recoge todo lo que ha empezado alguna vez.</li>
</ul>
<h2>Qué significa la barra</h2>
<p>La barra junto a un curso muestra, en tanto por ciento, cuánto ha hecho de él. Al llegar al cien por cien el curso está completado y pasa de En curso a Completados.</p>
<p>El progreso va unido a su cuenta, no a su dispositivo: lo que empezó en el ordenador puede continuarlo en el móvil.</p>
`,
  },
  'my-classes': {
    title: 'Clases: cómo entrar y dónde encontrar las suyas',
    summary:
      'Quién le incluye en una clase y dónde muestra el portal las que están en curso, las próximas y las anteriores.',
    detail: `
<p>Una clase es un grupo que aprende junto durante un tiempo, de forma presencial, en línea o en una escuela del Partido. Es su organización quien le propone; en cuanto figure en la lista de miembros, la clase aparecerá por sí sola en su portal.</p>
<h2>Dónde encontrarlas</h2>
<ul>
<li><strong>El inicio</strong> muestra las clases de estos días y las que empiezan en el plazo de una semana.</li>
<li><strong>Clases</strong>, en la navegación principal, lleva a <a href="#/class/class-list">todas las suyas</a>. Puede acotar la lista a las que están en curso, las próximas o las finalizadas.</li>
<li><strong>Clase en curso</strong>, justo debajo, le lleva directamente a la que está en marcha; si hay varias, elige usted.</li>
</ul>
<h2>La página de una clase</h2>
<p>En ella ve las fechas y el lugar, el tutor de la clase y quién aprende con usted. Una línea indica en qué punto está: sin empezar, en curso o finalizada.</p>
<h2>¿Falta una clase?</h2>
<p>Entonces todavía no figura en su lista. Pregunte primero al departamento que le propuso; el soporte técnico no puede añadir miembros.</p>
`,
  },
  'live-broadcasts': {
    title: 'Ver una emisión en directo',
    summary: 'Dónde se anuncian las emisiones, cómo entrar y qué hacer cuando fallan la imagen o el sonido.',
    detail: `
<p>Las emisiones en directo están abiertas a todos. Figuran en el menú <strong>En directo</strong>, en la parte superior del portal: primero las que están en marcha y después las de las dos próximas semanas, con las horas de su propia zona horaria.</p>
<h2>Entrar</h2>
<ol>
<li>Abra el menú y elija la emisión. El reproductor se abre en una ventana nueva.</li>
<li>Si aún no ha empezado, el reproductor muestra una cuenta atrás y arranca solo.</li>
<li>La mayoría de los navegadores empiezan sin sonido. Actívelo en el reproductor.</li>
</ol>
<h2>Si se interrumpe</h2>
<ul>
<li>Elija SD en lugar de HD en el reproductor.</li>
<li>Haga la <a href="#/speedTest">prueba de velocidad</a>; le dirá qué calidad conviene a su conexión.</li>
<li>Vuelva a cargar la página. Regresará al momento presente.</li>
</ul>
<p>Si el portal abre otro sitio web en lugar del reproductor, es que los organizadores utilizan un servicio propio. En ese caso valen las instrucciones de ellos.</p>
`,
  },
  'language-and-skin': {
    title: 'Idioma y aspecto',
    summary:
      'El portal habla once idiomas y tiene un aspecto claro y otro oscuro. Ambas cosas se eligen en la parte superior.',
    detail: `
<h2>Idioma</h2>
<p>El menú con el idioma actual está en la parte superior de cada página, como símbolo en las pantallas estrechas. Elija uno de los once y la página volverá a mostrarse en él.</p>
<ul>
<li>La elección vale para este navegador hasta que la cambie.</li>
<li>En árabe, toda la página va de derecha a izquierda.</li>
<li>Los nombres de las personas se quedan como los escriben ellas. Lo que aún no está traducido aparece en chino.</li>
</ul>
<h2>Claro u oscuro</h2>
<p>El menú de al lado cambia el aspecto:</p>
<table>
<thead>
<tr><th scope="col">Opción</th><th scope="col">Significado</th></tr>
</thead>
<tbody>
<tr><td>Claro</td><td>letras oscuras sobre blanco</td></tr>
<tr><td>Oscuro</td><td>letras claras sobre fondo oscuro, que cansan menos la vista de noche</td></tr>
<tr><td>Según el dispositivo</td><td>sigue el ajuste de su ordenador o móvil</td></tr>
</tbody>
</table>
<p>¿Letras demasiado pequeñas? Amplíelas con el navegador, hasta el doble; no se pierde nada de la página.</p>
`,
  },
  'speed-test': {
    title: 'Prueba de velocidad, HD y SD',
    summary: 'Cómo averiguar si su conexión es lo bastante rápida y qué calidad de imagen elegir.',
    detail: `
<p>La <a href="#/speedTest">prueba de velocidad</a> mide el camino entre su dispositivo y el portal. No requiere cuenta y dura unos segundos.</p>
<h2>Cómo hacerla</h2>
<ol>
<li>Vaya al lugar donde quiere estudiar. La wifi cambia de una habitación a otra.</li>
<li>Cierre descargas y otros vídeos.</li>
<li>Inicie la prueba y repítala una vez.</li>
</ol>
<h2>HD o SD</h2>
<p>HD muestra con nitidez la letra pequeña de las diapositivas y necesita una conexión más rápida. A SD le basta una cuarta parte, más o menos. Al final, la prueba dice cuál de las dos conviene a su conexión.</p>
<h2>Qué ayuda</h2>
<ul>
<li>Siéntese más cerca del router o utilice un cable.</li>
<li>Con datos móviles, elija SD; además sale más barato.</li>
<li>Si todos los demás sitios web también van lentos, pregunte a quien gestiona su red.</li>
</ul>
<p>Si los demás sitios van rápidos y solo el portal va lento, envíenos el resultado de la prueba.</p>
`,
  },
  'install-app': {
    title: 'El portal en el móvil y en el escritorio',
    summary:
      'No hace falta ninguna tienda: ponga el portal junto a sus demás aplicaciones o escanee el código con el móvil.',
    detail: `
<p>No tiene que instalar nada. Pero si usa el portal a menudo, tocar su icono es más rápido que teclear la dirección.</p>
<h2>En el móvil</h2>
<ol>
<li>Escanee el código QR del pie de página con la cámara del móvil. El portal se abre en el navegador.</li>
<li>En un iPhone o iPad, elija Compartir y después Añadir a pantalla de inicio; en Android, Añadir a pantalla de inicio en el menú del navegador.</li>
<li>Inicie sesión una vez. La sesión se mantiene igual que en el ordenador.</li>
</ol>
<h2>En el escritorio</h2>
<p>Chrome y Edge pueden colocar una página en el escritorio como si fuera un programa. La página <a href="#/appDownload">Obtener la aplicación</a> muestra los pasos para cada sistema.</p>
<h2>Como página de inicio o favorito</h2>
<p>En la parte superior del portal puede pedir que sea su página de inicio o añadirlo a favoritos. La mayoría de los navegadores se lo dejan a usted: pulse Ctrl+D o utilice el menú del navegador.</p>
`,
  },
  'news-and-help': {
    title: 'Leer las noticias y encontrar ayuda',
    summary: 'Temas, búsqueda y camino de vuelta: cómo encontrar lo que ha publicado la academia.',
    detail: `
<p>En <a href="#/dynamicList">Noticias</a>, la academia cuenta lo que hay de nuevo: vida de la academia, formación, avisos e investigación. Lo más reciente va primero.</p>
<h2>Encontrar algo</h2>
<ul>
<li><strong>Los temas</strong> acotan la lista a uno de ellos.</li>
<li><strong>La búsqueda</strong> mira en el título, el resumen y el texto, en el idioma en que usted lee. Si escribe varias palabras, tienen que aparecer todas, en cualquier orden.</li>
<li><strong>Anterior</strong> y <strong>Siguiente</strong>, debajo de un artículo, llevan a otro sin volver a la lista.</li>
</ul>
<h2>El centro de ayuda</h2>
<p>Ahora está en él. El enlace se encuentra en la parte superior y al pie de cada página. Funciona como las noticias, ordenado por temas; allí la búsqueda solo mira en los artículos de ayuda.</p>
<p>Las noticias y la ayuda son para los participantes y el personal de la academia, así que hay que iniciar sesión. Cómo contactar con el soporte técnico puede leerse <a href="#/techAuth">sin iniciar sesión</a>.</p>
`,
  },
  'who-to-ask': {
    title: '¿A quién pregunto?',
    summary: 'Las dudas sobre una clase, una cuenta o la técnica van a personas distintas. Una guía breve.',
    detail: `
<p>La respuesta más rápida la da quien puede cambiar algo. Esta tabla dice quién es.</p>
<table>
<thead>
<tr><th scope="col">Su pregunta</th><th scope="col">A quién preguntar</th></tr>
</thead>
<tbody>
<tr><td>Fechas, lugar y desarrollo de una clase</td><td>al tutor de la clase, cuyo nombre figura en la página de esta</td></tr>
<tr><td>Que le propongan para una clase</td><td>al área de formación de su organización</td></tr>
<tr><td>Contenido de un curso</td><td>a sus docentes, que figuran en la página del curso</td></tr>
<tr><td>Contraseña, número de móvil, correo electrónico</td><td><a href="mailto:support@academy.example">support@academy.example</a></td></tr>
<tr><td>Algo no funciona</td><td><a href="#/techAuth">soporte técnico</a></td></tr>
<tr><td>Qué guarda el portal sobre usted</td><td><a href="#/applicationSecret">declaración de privacidad</a></td></tr>
</tbody>
</table>
<h2>Antes de escribir</h2>
<p>Consulte primero el centro de ayuda; casi todas las preguntas se han hecho ya. Si escribe, diga qué quería hacer, qué ocurrió en su lugar y cuándo. Una captura de pantalla dice más que una descripción.</p>
`,
  },
}
