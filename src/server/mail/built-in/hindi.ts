import { greetingWith } from './greeting-with.ts';
import type { BuiltInTexts } from './built-in-texts.ts';

const mail = greetingWith('नमस्ते {{recipient.name}},');

const event = 'आयोजन: {{event.name}} ({{event.code}})\nकब: {{event.dates}}\nकहाँ: {{venue}}';
const sessions = '{{event.sessions}}';
const join = 'ऑनलाइन जुड़ें: {{meeting}}\nबातचीत: {{conversation}}';
const reason = 'कारण: {{reason}}';
const checkIn = 'फ़ोन से चेक इन करें: {{checkIn}}';
const withdraw = 'यदि आप न आ सकें तो नाम वापस लें: {{link}}';
const open = 'खोलें: {{link}}';
const trainings = 'अपने प्रशिक्षण देखें: {{link}}';

export const hindi: BuiltInTexts = {
  online: 'ऑनलाइन',
  templates: {
    'nomination.pendingApproval': mail(
      'आपका नामांकन स्वीकृति की प्रतीक्षा में है: {{event.name}}',
      'एक आयोजन के लिए आपका नामांकन हुआ है। स्वीकृति मिलते ही आपकी सीट पक्की हो जाएगी; हम आपको सूचित करेंगे।',
      event,
      withdraw,
    ),
    'nomination.approvalAsked': mail(
      'कृपया स्वीकृति दें: {{event.name}} के लिए {{learner.name}}',
      '{{learner.name}} का एक आयोजन के लिए नामांकन हुआ है, जिसके लिए प्रबंधक के रूप में आपकी स्वीकृति चाहिए।',
      event,
      'स्वीकार या अस्वीकार करें: {{link}}',
    ),
    'nomination.waitlisted': mail(
      'आप प्रतीक्षा सूची में हैं: {{event.name}}',
      'इस आयोजन की सभी सीटें भर चुकी हैं। आप प्रतीक्षा सूची में हैं; सीट खाली होते ही हम आपको सूचित करेंगे।',
      event,
      withdraw,
    ),
    'nomination.offered': mail(
      'आपके लिए एक सीट खाली है: {{event.name}}',
      'एक सीट खाली हुई है और आपके लिए रखी गई है। कृपया बताएँ कि क्या आप इसे लेंगे।',
      'उत्तर दें, इस समय तक: {{offer.until}}',
      event,
      'सीट लें या मना करें: {{link}}',
    ),
    'nomination.confirmed': mail(
      'आपकी सीट पक्की है: {{event.name}}',
      'आपकी सीट पक्की है। तारीखें आपके कैलेंडर के लिए संलग्न हैं।',
      event,
      sessions,
      join,
      checkIn,
      withdraw,
    ),
    'nomination.rejected': mail(
      'आपका नामांकन स्वीकृत नहीं हुआ: {{event.name}}',
      'इस आयोजन के लिए आपका नामांकन स्वीकृत नहीं हुआ।',
      event,
      reason,
    ),
    'nomination.withdrawn': mail(
      'आपका नामांकन वापस लिया गया: {{event.name}}',
      'इस आयोजन के लिए आपका नामांकन वापस लिया गया है।',
      event,
      reason,
    ),
    'nomination.removed': mail(
      'अब आपका नामांकन नहीं है: {{event.name}}',
      'आपका नाम इस आयोजन की सूची से हटा दिया गया है।',
      event,
      reason,
    ),
    'nomination.expired': mail(
      'आपका नामांकन बिना सीट के समाप्त हुआ: {{event.name}}',
      'आपको दी गई सीट स्वीकार करने का समय बीत गया, या कार्यक्रम समाप्त होने तक कोई सीट खाली नहीं हुई।',
      event,
    ),
    'nomination.eventCancelled': mail(
      'रद्द: {{event.name}}',
      'यह आयोजन नहीं होगा। इसके साथ आपका नामांकन समाप्त हो गया है।',
      event,
      reason,
    ),
    'selfNomination.asked': mail(
      'क्या आप भाग लेना चाहेंगे: {{event.name}}?',
      'यह आयोजन आपके लिए खुला है। आप स्वयं को इसके लिए नामांकित कर सकते हैं।',
      event,
      'स्वयं को नामांकित करें: {{link}}',
    ),
    'event.moved': mail(
      'नई तारीखें या स्थान: {{event.name}}',
      'इस आयोजन की योजना बदली है। अब इसकी तारीखें और स्थान ये हैं।',
      event,
      sessions,
      join,
      open,
    ),
    'event.cancelled': mail('रद्द: {{event.name}}', 'यह आयोजन नहीं होगा।', event, reason),
    'session.cancelled': mail(
      'एक सत्र रद्द है: {{event.name}}',
      'इस आयोजन का एक सत्र नहीं होगा। बाकी सत्र वैसे ही रहेंगे।',
      'सत्र: {{session.title}}\nकब: {{session.dates}}',
      reason,
      'आयोजन: {{event.name}} ({{event.code}})',
    ),
    'teaching.booked': mail(
      'आपके सत्र: {{event.name}}',
      'ये सत्र आप लेंगे। ये आपके कैलेंडर के लिए संलग्न हैं।',
      '{{teaching.sessions}}',
      event,
      join,
      'आयोजन देखें: {{link}}',
    ),
    'teaching.ended': mail(
      'अब यह आपको नहीं लेना है: {{event.name}}',
      'अब आप इस आयोजन के किसी सत्र के लिए नियुक्त नहीं हैं।',
      event,
    ),
    'event.belowMinimum': mail(
      'प्रतिभागी बहुत कम हैं: {{event.name}}',
      'इस आयोजन में पक्के प्रतिभागी आवश्यकता से कम हैं।',
      'पक्के: {{attendees.confirmed}}\nआवश्यक: {{attendees.minimum}}',
      event,
      'आयोजन देखें: {{link}}',
    ),
    'event.reminder': mail(
      'याद दिलाना: {{event.name}}',
      'हम आपको इस आयोजन की याद दिला रहे हैं।',
      event,
      sessions,
      join,
      checkIn,
      trainings,
    ),
    'event.mailOfTheDay': mail('आज की सूचनाएँ: {{event.name}}', 'इस आयोजन के बारे में आज बताने को यह है।'),
    'reminder.adHoc': mail('{{event.name}} के बारे में', '{{text}}', event, join, open),
    'attendance.missing': mail(
      'उपस्थिति अधूरी है: {{event.name}}',
      'यह आयोजन पूरा हो चुका है, पर उपस्थिति के कुछ निशान बाकी हैं। सब निशान लगने पर ही इसे बंद किया जा सकता है।',
      event,
      'उपस्थिति लगाएँ: {{link}}',
    ),
    'launch.assigned': mail(
      'आपके लिए नया: {{launch.name}}',
      'कार्यक्रम {{program.name}} आपके लिए खुला है।',
      'अपनी तारीखें चुनें: {{link}}',
    ),
    'launch.startReminder': mail(
      'कृपया शुरू करें: {{launch.name}}',
      'कार्यक्रम {{program.name}} आपको सौंपा गया है। कृपया इसे शुरू करें।',
      open,
    ),
    'launch.completionReminder': mail(
      'कृपया पूरा करें: {{launch.name}}',
      'आपने कार्यक्रम {{program.name}} शुरू किया है। कृपया इसे पूरा करें।',
      open,
    ),
    'feedback.asked': mail(
      '{{event.name}} कैसा रहा?',
      'भाग लेने के लिए धन्यवाद। कृपया बताएँ कि यह कैसा रहा; इसमें कुछ ही मिनट लगेंगे।',
      event,
      'प्रतिक्रिया दें: {{link}}',
    ),
    'feedback.managerAsked': mail(
      '{{learner.name}} ने {{event.name}} से क्या सीखा?',
      '{{learner.name}} ने इस आयोजन में भाग लिया है। कृपया बताएँ कि तब से काम में आपको क्या अंतर दिखता है।',
      event,
      'प्रतिक्रिया दें: {{link}}',
    ),
    'event.bestPractices': mail(
      'उत्तम अभ्यास: {{event.name}}',
      'इस आयोजन में यह कारगर रहा।',
      '{{event.bestPractices}}',
      event,
    ),
    'certificate.issued': mail(
      'आपका प्रमाणपत्र: {{event.name}}',
      'यह आयोजन पूरा करने पर बधाई। आपका प्रमाणपत्र तैयार है।',
      event,
      'प्रमाणपत्र खोलें: {{link}}',
    ),
    'certificate.revoked': mail(
      'आपका प्रमाणपत्र अब मान्य नहीं है: {{event.name}}',
      'यह आयोजन फिर से खोला गया है और इसके प्रमाणपत्र रद्द कर दिए गए हैं। इसके फिर बंद होने पर हम आपको सूचित करेंगे।',
      event,
      reason,
      'स्वयं देखें: {{link}}',
    ),
    'credits.issued': mail(
      'आपके क्रेडिट घंटे: {{event.name}}',
      'भाग लेने पर ये क्रेडिट घंटे आपके हैं।',
      'क्रेडिट घंटे: {{credits.hours}}',
      event,
      trainings,
    ),
  },
};
