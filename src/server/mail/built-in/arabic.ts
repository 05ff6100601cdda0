import { greetingWith } from './greeting-with.ts';
import type { BuiltInTexts } from './built-in-texts.ts';

const mail = greetingWith('مرحبًا {{recipient.name}}،');

const event = 'الفعالية: {{event.name}} ({{event.code}})\nالموعد: {{event.dates}}\nالمكان: {{venue}}';
const sessions = '{{event.sessions}}';
const join = 'انضم عبر الإنترنت: {{meeting}}\nالمحادثة: {{conversation}}';
const reason = 'السبب: {{reason}}';
const checkIn = 'سجّل حضورك بهاتفك: {{checkIn}}';
const withdraw = 'انسحب إذا تعذّر حضورك: {{link}}';
const open = 'فتح: {{link}}';
const trainings = 'عرض تدريباتك: {{link}}';

export const arabic: BuiltInTexts = {
  online: 'عبر الإنترنت',
  templates: {
    'nomination.pendingApproval': mail(
      'ترشيحك بانتظار الموافقة: {{event.name}}',
      'تم ترشيحك لفعالية. يصبح مقعدك مضمونًا عند الموافقة على الترشيح، وسنعلمك بذلك.',
      event,
      withdraw,
    ),
    'nomination.approvalAsked': mail(
      'نرجو الموافقة على {{learner.name}} في {{event.name}}',
      'تم ترشيح {{learner.name}} لفعالية تحتاج إلى موافقتك بصفتك المدير.',
      event,
      'الموافقة أو الرفض: {{link}}',
    ),
    'nomination.waitlisted': mail(
      'أنت في قائمة الانتظار: {{event.name}}',
      'جميع مقاعد هذه الفعالية مشغولة. أنت في قائمة الانتظار وسنعلمك عندما يتوفر مقعد.',
      event,
      withdraw,
    ),
    'nomination.offered': mail(
      'يتوفر مقعد لك: {{event.name}}',
      'توفّر مقعد وهو محجوز لك. نرجو أن تخبرنا إن كنت تقبله.',
      'الرد حتى: {{offer.until}}',
      event,
      'قبول المقعد أو رفضه: {{link}}',
    ),
    'nomination.confirmed': mail(
      'تم تأكيد مقعدك: {{event.name}}',
      'تم تأكيد مقعدك. المواعيد مرفقة لتقويمك.',
      event,
      sessions,
      join,
      checkIn,
      withdraw,
    ),
    'nomination.rejected': mail(
      'لم تتم الموافقة على ترشيحك: {{event.name}}',
      'لم تتم الموافقة على ترشيحك لهذه الفعالية.',
      event,
      reason,
    ),
    'nomination.withdrawn': mail('تم سحب ترشيحك: {{event.name}}', 'تم سحب ترشيحك لهذه الفعالية.', event, reason),
    'nomination.removed': mail('لم تعد مرشحًا: {{event.name}}', 'تمت إزالتك من قائمة هذه الفعالية.', event, reason),
    'nomination.expired': mail(
      'انتهى ترشيحك دون مقعد: {{event.name}}',
      'انتهت مهلة قبول المقعد المعروض عليك، أو لم يتوفر أي مقعد قبل انتهاء الفعالية.',
      event,
    ),
    'nomination.eventCancelled': mail(
      'أُلغيت: {{event.name}}',
      'لن تُعقد هذه الفعالية، وقد انتهى ترشيحك معها.',
      event,
      reason,
    ),
    'selfNomination.asked': mail(
      'هل تود الحضور: {{event.name}}؟',
      'هذه الفعالية متاحة لك. يمكنك ترشيح نفسك لها.',
      event,
      'رشّح نفسك: {{link}}',
    ),
    'event.moved': mail(
      'مواعيد أو أماكن جديدة: {{event.name}}',
      'تغيّر تخطيط هذه الفعالية. هذه مواعيدها وأماكنها الآن.',
      event,
      sessions,
      join,
      open,
    ),
    'event.cancelled': mail('أُلغيت: {{event.name}}', 'لن تُعقد هذه الفعالية.', event, reason),
    'session.cancelled': mail(
      'أُلغيت جلسة: {{event.name}}',
      'لن تُعقد إحدى جلسات هذه الفعالية. تبقى الجلسات الأخرى كما هي.',
      'الجلسة: {{session.title}}\nالموعد: {{session.dates}}',
      reason,
      'الفعالية: {{event.name}} ({{event.code}})',
    ),
    'teaching.booked': mail(
      'جلساتك: {{event.name}}',
      'هذه هي الجلسات التي تقدمها. وهي مرفقة لتقويمك.',
      '{{teaching.sessions}}',
      event,
      join,
      'عرض الفعالية: {{link}}',
    ),
    'teaching.ended': mail(
      'لم تعد تقدم هذه الفعالية: {{event.name}}',
      'لم تعد محجوزًا لأي جلسة من جلسات هذه الفعالية.',
      event,
    ),
    'event.belowMinimum': mail(
      'عدد الحضور قليل: {{event.name}}',
      'عدد الحضور المؤكدين في هذه الفعالية أقل من المطلوب.',
      'المؤكدون: {{attendees.confirmed}}\nالمطلوب: {{attendees.minimum}}',
      event,
      'عرض الفعالية: {{link}}',
    ),
    'event.reminder': mail('تذكير: {{event.name}}', 'نذكّرك بهذه الفعالية.', event, sessions, join, checkIn, trainings),
    'event.mailOfTheDay': mail('أخبار اليوم: {{event.name}}', 'هذا ما لدينا اليوم عن هذه الفعالية.'),
    'reminder.adHoc': mail('بخصوص {{event.name}}', '{{text}}', event, join, open),
    'attendance.missing': mail(
      'الحضور غير مكتمل: {{event.name}}',
      'انتهت هذه الفعالية ولا يزال بعض الحضور غير مسجّل. يمكن إغلاقها عند اكتماله.',
      event,
      'تسجيل الحضور: {{link}}',
    ),
    'launch.assigned': mail('جديد لك: {{launch.name}}', 'البرنامج {{program.name}} متاح لك.', 'اختر مواعيدك: {{link}}'),
    'launch.startReminder': mail(
      'نرجو البدء: {{launch.name}}',
      'أُسند إليك البرنامج {{program.name}}. نرجو أن تبدأ به.',
      open,
    ),
    'launch.completionReminder': mail(
      'نرجو الإكمال: {{launch.name}}',
      'لقد بدأت البرنامج {{program.name}}. نرجو أن تكمله.',
      open,
    ),
    'feedback.asked': mail(
      'كيف كانت {{event.name}}؟',
      'شكرًا على حضورك. نرجو أن تخبرنا برأيك؛ لن يستغرق ذلك سوى دقائق.',
      event,
      'إبداء الرأي: {{link}}',
    ),
    'feedback.managerAsked': mail(
      'ماذا استفاد {{learner.name}} من {{event.name}}؟',
      'حضر {{learner.name}} هذه الفعالية. نرجو أن تخبرنا بما تلاحظه في العمل منذ ذلك الحين.',
      event,
      'إبداء الرأي: {{link}}',
    ),
    'event.bestPractices': mail(
      'أفضل الممارسات: {{event.name}}',
      'هذا ما أثبت نجاحه في هذه الفعالية.',
      '{{event.bestPractices}}',
      event,
    ),
    'certificate.issued': mail(
      'شهادتك: {{event.name}}',
      'تهانينا على إتمام هذه الفعالية. شهادتك جاهزة.',
      event,
      'فتح الشهادة: {{link}}',
    ),
    'certificate.revoked': mail(
      'شهادتك لم تعد سارية: {{event.name}}',
      'أُعيد فتح هذه الفعالية وأُلغيت شهاداتها. سنعلمك عند إغلاقها من جديد.',
      event,
      reason,
      'تحقق بنفسك: {{link}}',
    ),
    'credits.issued': mail(
      'ساعاتك المعتمدة: {{event.name}}',
      'هذه الساعات المعتمدة لك مقابل حضورك.',
      'الساعات المعتمدة: {{credits.hours}}',
      event,
      trainings,
    ),
  },
};
