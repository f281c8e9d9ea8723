select * from app_version where released = ? order by build desc
--   Index Scan Backward using app_version__build_id_ix on app_version
