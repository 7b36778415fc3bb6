//! Page and shell are built for one environment.
//!
//! Part of `build.rs` only; the library has it for its tests. `tools/vite/environment.ts` reads the
//! same variable and writes the file.

/// The environments of decisions, "Name and identity".
pub const ENVIRONMENTS: [&str; 4] = ["dev", "test", "pre", "prod"];

/// What a variable that is not set means, for both halves.
pub const DEFAULT: &str = "dev";

/// Whether a shell for `environment` may carry the page whose `environment.txt` is given; `None` when
/// there is no such file.
pub fn check(environment: &str, page: Option<&str>) -> Result<(), String> {
    if !ENVIRONMENTS.contains(&environment) {
        return Err(format!(
            "JAJAN_ENV {environment:?} is none of {}.",
            ENVIRONMENTS.join(", ")
        ));
    }
    match page.map(str::trim) {
        Some(page) if page == environment => Ok(()),
        Some(page) => Err(format!(
            "The page in dist-app/ is built for {page}, the shell for {environment}: set JAJAN_ENV for \
             both, then npm run build:app again. docs/phones.md, \"One environment\"."
        )),
        None => Err(
            "dist-app/ has no environment.txt, so nobody knows whose page it is: npm run build:app."
                .to_owned(),
        ),
    }
}

/// The feature that lets an optimised build talk to a sandbox is for testers.
pub fn check_feature(environment: &str, has_sandbox: bool) -> Result<(), String> {
    if has_sandbox && environment != DEFAULT {
        return Err(format!(
            "The feature `sandbox` is for JAJAN_ENV=dev, not for {environment}."
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{ENVIRONMENTS, check, check_feature};

    /// What is said; nothing when it is allowed.
    fn problem(outcome: Result<(), String>) -> String {
        outcome.err().unwrap_or_default()
    }

    #[test]
    fn a_page_of_the_same_environment_is_taken() {
        for environment in ENVIRONMENTS {
            assert_eq!(
                check(environment, Some(&format!("{environment}\n"))),
                Ok(())
            );
        }
    }

    #[test]
    fn a_page_of_another_environment_is_refused_by_both_names() {
        for (shell, page) in [("prod", "dev"), ("dev", "prod"), ("test", "pre")] {
            let said = problem(check(shell, Some(page)));
            assert!(said.contains(&format!("for {page}")), "{said}");
            assert!(said.contains(&format!("for {shell}")), "{said}");
        }
    }

    #[test]
    fn an_unknown_environment_and_a_page_of_nobody_are_refused() {
        assert!(problem(check("staging", Some("staging"))).contains("staging"));
        assert!(check("", Some("")).is_err());
        assert!(problem(check("prod", None)).contains("environment.txt"));
        assert!(check("prod", Some("")).is_err());
    }

    #[test]
    fn only_a_build_for_dev_has_the_feature_for_sandboxes() {
        assert_eq!(check_feature("dev", true), Ok(()));
        for environment in ["test", "pre", "prod"] {
            assert_eq!(check_feature(environment, false), Ok(()));
            assert!(check_feature(environment, true).is_err(), "{environment}");
        }
    }
}
