import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LoginRoute, type LoginRouteProps } from './LoginRoute.tsx'

/** The sign-in page of the application; signing in without ever having had a password leads to the page that helps. */
export const SignInPage = (props: LoginRouteProps) => {
  const { login } = props
  const navigate = useNavigate()
  useEffect(() => {
    const watching = login.subscribe((snapshot) => {
      if (snapshot.matches('passwordNotSet')) void navigate('/password-not-set')
    })
    return () => watching.unsubscribe()
  }, [login, navigate])
  return <LoginRoute {...props} />
}
