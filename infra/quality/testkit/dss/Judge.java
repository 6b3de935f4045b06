import eu.europa.esig.dss.enumerations.Indication;
import eu.europa.esig.dss.enumerations.SubIndication;
import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.simplereport.SimpleReport;
import eu.europa.esig.dss.simplereport.jaxb.XmlTimestamp;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import java.io.File;
import java.time.Instant;
import java.util.Date;
import java.util.List;

/**
 * `Judge <instant> <root>... -- <file>...`: what is said of each seal, of its time-stamp and of its level at that instant, a line each, from the file
 * alone: nobody is asked over a network.
 */
public class Judge {
  public static void main(String[] args) throws Exception {
    CommonTrustedCertificateSource roots = new CommonTrustedCertificateSource();
    int at = 1;
    for (; !args[at].equals("--"); at++) roots.addCertificate(DSSUtils.loadCertificate(new File(args[at])));
    CommonCertificateVerifier verifier = new CommonCertificateVerifier();
    verifier.setTrustedCertSources(roots);
    verifier.setAIASource(null);
    for (at++; at < args.length; at++) {
      SignedDocumentValidator validator = SignedDocumentValidator.fromDocument(new FileDocument(args[at]));
      validator.setCertificateVerifier(verifier);
      validator.setValidationTime(Date.from(Instant.parse(args[0])));
      SimpleReport report = validator.validateDocument().getSimpleReport();
      for (String id : report.getSignatureIdList()) {
        Indication indication = report.getIndication(id);
        SubIndication why = report.getSubIndication(id);
        List<XmlTimestamp> times = report.getSignatureTimestamps(id);
        System.out.println(String.join(" ", args[at], indication.toString(), times.isEmpty() ? "-" : times.get(0).getIndication().toString(), why == null ? "-" : why.toString(), report.getSignatureFormat(id).toString()));
      }
    }
  }
}
